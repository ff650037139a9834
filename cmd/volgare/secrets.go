package main

import (
	"bytes"
	"fmt"
	"log/slog"
	"os"
	"regexp"
	"strings"

	"github.com/alecthomas/kong"
)

// fileSuffix ends the name of the variable that names a file with the value of another variable.
const fileSuffix = "_FILE"

// secretOf returns the value of a variable, or the text of the file that the variable with fileSuffix names; "" if neither is set.
func secretOf(variable string) (string, error) {
	file, secret := os.Getenv(variable+fileSuffix), os.Getenv(variable)
	switch {
	case file == "":
		return secret, nil
	case secret != "":
		return "", fmt.Errorf("%s and %[1]s%s are both set: set one of them", variable, fileSuffix)
	}
	text, err := os.ReadFile(file)
	if err == nil && len(bytes.TrimSpace(text)) == 0 {
		err = fmt.Errorf("%s is empty", file)
	}
	if err != nil {
		return "", fmt.Errorf("%s%s: %w", variable, fileSuffix, err)
	}
	return string(bytes.TrimSpace(text)), nil
}

// fromFile returns the value of a flag whose variable names a file.
func fromFile(_ *kong.Context, _ *kong.Path, flag *kong.Flag) (any, error) {
	for _, variable := range flag.Envs {
		if secret, err := secretOf(variable); secret != "" || err != nil {
			return secret, err
		}
	}
	return nil, nil //nolint:nilnil // the flag is not resolved
}

// hidden replaces a secret.
const hidden = "***"

var (
	// credentials matches the user and password of a URL, even a mistyped one, up to the end of the line: a password that
	// is not escaped may contain any character.
	credentials = regexp.MustCompile(`((?:://|(?i:\bpostgres(?:ql)?):/?)[^\s"':/@\[]*:)(.*)`)
	port        = regexp.MustCompile(`^([0-9]*|PORT)($|[/?#:,;)"'\s])`)
	value       = regexp.MustCompile(`(?i)(token|passwd|password|secret)=[^\s&]+`)
)

// redacted returns a text without the passwords and tokens in its URLs. When in doubt, it hides more.
func redacted(text string) string {
	if !strings.ContainsAny(text, ":=") {
		return text // true for most texts of the log
	}
	text = credentials.ReplaceAllStringFunc(text, func(found string) string {
		part := credentials.FindStringSubmatch(found)
		user, rest := part[1], part[2]
		if after, ok := strings.CutPrefix(rest, "PASSWORD@HOST"); ok && strings.HasSuffix(user, "://USER:") { // an example
			return user + "PASSWORD@HOST" + redacted(after)
		}
		if at := strings.LastIndexByte(rest, '@'); at >= 0 {
			return user + hidden + rest[at:]
		}
		if port.MatchString(rest) {
			return found
		}
		if end := strings.IndexAny(rest, "/ \t"); end >= 0 {
			return user + hidden + rest[end:]
		}
		return user + hidden
	})
	return value.ReplaceAllString(text, "${1}="+hidden)
}

// redactedAttr applies redacted to an attribute of the log.
func redactedAttr(_ []string, a slog.Attr) slog.Attr {
	switch v := a.Value.Any().(type) {
	case error:
		a.Value = slog.StringValue(redacted(v.Error()))
	case string:
		a.Value = slog.StringValue(redacted(v))
	}
	return a
}
