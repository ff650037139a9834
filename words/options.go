package words

// PresetTitle names a preset in a few words; an unknown one shows its message's id.
func (c *Catalogue) PresetTitle(id string) string { return c.Say("preset-"+id, nil) }

// PresetText tells in a sentence or two how a preset plays.
func (c *Catalogue) PresetText(id string) string { return c.Say("preset-text-"+id, nil) }

// PresetDocument names the printed rules that a preset follows.
func (c *Catalogue) PresetDocument(id string) string { return c.Say("preset-document-"+id, nil) }

// OptionTitle names an option in a few words.
func (c *Catalogue) OptionTitle(id string) string { return c.Say("option-"+id, nil) }

// OptionText tells in a sentence or two what an option changes.
func (c *Catalogue) OptionText(id string) string { return c.Say("option-text-"+id, nil) }

// OptionValue tells what a value of an option means: in words of that option, or as values
// of that name mean everywhere, "off".
func (c *Catalogue) OptionValue(option, value string) string {
	if c.TellsValue(option, value) {
		return c.Say("option-value-"+option+"-"+value, nil)
	}
	return c.Say("option-value-"+value, nil)
}

// TellsValue reports whether there is more to say of a value than its name.
func (c *Catalogue) TellsValue(option, value string) bool {
	return c.Has("option-value-" + option + "-" + value)
}
