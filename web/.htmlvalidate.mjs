// How the page is validated: what is recommended, but for the style of the text (void elements,
// the case of the doctype), which is prettier's, and for how its elements are spelled, which is the
// compiler's: types that are the default, attributes that are only there or not.
export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:prettier"],
  rules: {
    "attribute-boolean-style": "off",
    "no-implicit-button-type": "off",
    "no-implicit-input-type": "off",
  },
};
