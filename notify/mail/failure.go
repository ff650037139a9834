package mail

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	gomail "github.com/wneessen/go-mail"

	"volgare/notify"
	"volgare/plain"
)

// maxReply is the most characters of a reply that are shown.
const maxReply = 200

// private matches mail addresses and IP addresses: replies repeat them.
var private = regexp.MustCompile(
	`(?i)<?[^\s<>@]+@[^\s<>@]+>?|\[?(?:ipv6:)?(?:\b(?:\d{1,3}\.){3}\d{1,3}\b|[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*)\]?`)

// noMailbox lists the enhanced status codes by which a server says that there is no such mailbox, and never will be (RFC 3463, RFC
// 7505). Other permanent refusals can be due to the sender, so they are retried.
var noMailbox = []string{"5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10"}

// failure describes an error of an attempt. The error of the library contains the address.
func failure(err error) *notify.SendError {
	var refused *gomail.SendError
	if !errors.As(err, &refused) {
		return &notify.SendError{
			Text: "this site cannot reach its mail server, or may not send mails there", Log: cleaned(err.Error()), Err: err,
		}
	}
	reply := cleaned(replyOf(refused))
	logged := fmt.Errorf("%v: %s", refused.Reason, reply)
	switch code := refused.ErrorCode(); {
	case code >= 500:
		gone := refused.Reason == gomail.ErrSMTPRcptTo && slices.Contains(noMailbox, refused.EnhancedStatusCode())
		return &notify.SendError{Text: "the mail server refuses the mail: " + reply, Gone: gone, Err: logged}
	case code >= 400:
		return &notify.SendError{Text: "the mail server does not take the mail now: " + reply, Err: logged}
	}
	return &notify.SendError{Text: "the connection to the mail server was lost", Err: logged}
}

// replyOf returns the reply of the server that an error contains, between a reason and the recipients.
func replyOf(refused *gomail.SendError) string {
	text := strings.TrimPrefix(refused.Error(), refused.Reason.String()+": ")
	text, _, _ = strings.Cut(text, ", affected recipient(s): ")
	text, _, _ = strings.Cut(text, ", affected message ID: ")
	code, reply, _ := strings.Cut(text, " ")
	if quoted, err := strconv.QuotedPrefix(reply); err == nil { // package textproto quotes it
		reply, _ = strconv.Unquote(quoted)
	}
	return code + " " + reply
}

// cleaned returns a reply as a short line without addresses.
func cleaned(reply string) string {
	line := plain.Shorten(private.ReplaceAllString(reply, "…"), 2*maxReply) // without control characters
	return plain.Shorten(strings.Join(strings.Fields(line), " "), maxReply)
}
