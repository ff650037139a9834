package words

// PresetTitle returns the short name of a preset, or the message id if the preset is unknown.
func (c *Catalogue) PresetTitle(id string) string { return c.Say("preset-"+id, nil) }

// PresetText describes a preset in one or two sentences.
func (c *Catalogue) PresetText(id string) string { return c.Say("preset-text-"+id, nil) }

// PresetDocument returns the name of the printed rules that a preset follows.
func (c *Catalogue) PresetDocument(id string) string { return c.Say("preset-document-"+id, nil) }

// OptionTitle returns the short name of an option.
func (c *Catalogue) OptionTitle(id string) string { return c.Say("option-"+id, nil) }

// OptionText describes the effect of an option in one or two sentences.
func (c *Catalogue) OptionText(id string) string { return c.Say("option-text-"+id, nil) }

// OptionValue describes a value of an option: with a message of that option, or with the general message of that value, "off".
func (c *Catalogue) OptionValue(option, value string) string {
	if c.TellsValue(option, value) {
		return c.Say("option-value-"+option+"-"+value, nil)
	}
	return c.Say("option-value-"+value, nil)
}

// TellsValue reports whether a value has a message of its own for the option.
func (c *Catalogue) TellsValue(option, value string) bool {
	return c.Has("option-value-" + option + "-" + value)
}
