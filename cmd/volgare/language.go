package main

import (
	"cmp"
	"os"

	"volgare/words"
)

// languageFlag is the language in which a command speaks.
type languageFlag struct {
	Lang string `help:"The language to speak: ${languages}. That of the environment, LC_ALL or LANG, if not said."`
}

// words are the messages of the language.
func (f *languageFlag) words() (*words.Catalogue, error) {
	if f.Lang != "" {
		return words.Load(f.Lang)
	}
	return words.Load(words.Of(cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))))
}
