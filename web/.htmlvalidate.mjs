// HTML validation: the recommended rules, except for text style (void elements, the case of the doctype),
// which prettier decides, and for attribute spelling (default types, boolean attributes), which the compiler
// decides.
export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:prettier"],
  rules: {
    "attribute-boolean-style": "off",
    "no-implicit-button-type": "off",
    "no-implicit-input-type": "off",
  },
};
