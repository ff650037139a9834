package main

import (
	"log/slog"
	"regexp"
	"strings"
)

// hidden replaces a secret.
const hidden = "***"

var (
	// credentials are the user and the password of a URL, which may be mistyped, to the end of the line: a password that is not
	// escaped may have any character.
	credentials = regexp.MustCompile(`((?:://|(?i:\bpostgres(?:ql)?):/?)[^\s"':/@\[]*:)(.*)`)
	port        = regexp.MustCompile(`^([0-9]*|PORT)($|[/?#:,;)"'\s])`)
	value       = regexp.MustCompile(`(?i)(token|passwd|password|secret)=[^\s&]+`)
)

// redacted returns a text without the passwords and tokens of URLs in it. It hides more rather than less.
func redacted(text string) string {
	if !strings.ContainsAny(text, ":=") {
		return text // as most texts of the log
	}
	text = credentials.ReplaceAllStringFunc(text, func(found string) string {
		part := credentials.FindStringSubmatch(found)
		user, rest := part[1], part[2]
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

// redactedAttr is redacted for a line of the log.
func redactedAttr(_ []string, a slog.Attr) slog.Attr {
	switch v := a.Value.Any().(type) {
	case error:
		a.Value = slog.StringValue(redacted(v.Error()))
	case string:
		a.Value = slog.StringValue(redacted(v))
	}
	return a
}
