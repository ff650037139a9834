package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// verify checks that the owner of the secret has sent a request within the last five minutes.
func verify(secret string, header http.Header, body []byte) error {
	seconds, err := strconv.ParseInt(header.Get("Webhook-Timestamp"), 10, 64)
	if err != nil || math.Abs(time.Since(time.Unix(seconds, 0)).Minutes()) > 5 {
		return errors.New("the request is old")
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return err
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(header.Get("Webhook-Id") + "." + header.Get("Webhook-Timestamp") + "."))
	mac.Write(body)
	for signature := range strings.FieldsSeq(header.Get("Webhook-Signature")) {
		sum, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(signature, "v1,"))
		if err == nil && hmac.Equal(sum, mac.Sum(nil)) {
			return nil
		}
	}
	return errors.New("the signature is wrong")
}
