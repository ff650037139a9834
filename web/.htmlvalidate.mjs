// How the page is validated: what is recommended, but for the style of the text (void elements,
// the case of the doctype), which is prettier's.
export default { root: true, extends: ["html-validate:recommended", "html-validate:prettier"] };
