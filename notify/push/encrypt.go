package push

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"

	"volgare/notify"
)

const (
	recordSize = 4096 // bytes: push services accept no longer request
	headerSize = 16 + 4 + 1 + 65
	tagSize    = 16

	// MaxPayload is the greatest length of a payload in bytes: a byte ends the text before its padding.
	MaxPayload = recordSize - headerSize - tagSize - 1

	paddingStep = 1024
)

// errKeys is the error of keys that no browser makes.
var errKeys = errors.New("the keys of the subscription are malformed: " +
	"accepted are p256dh, a point of the curve P-256, and auth, 16 bytes, in base64url")

// subscriber holds the keys of a subscription.
type subscriber struct {
	public *ecdh.PublicKey
	auth   []byte
}

// CheckKeys returns an error if a subscription of a browser cannot have such keys.
func CheckKeys(keys *notify.PushKeys) error {
	_, err := parseSubscriber(keys)
	return err
}

func parseSubscriber(keys *notify.PushKeys) (*subscriber, error) {
	if keys == nil {
		return nil, errKeys
	}
	point, err := encoding.DecodeString(strings.TrimRight(keys.P256DH, "="))
	if err != nil {
		return nil, errKeys
	}
	public, err := ecdh.P256().NewPublicKey(point)
	if err != nil {
		return nil, errKeys
	}
	auth, err := encoding.DecodeString(strings.TrimRight(keys.Auth, "="))
	if err != nil || len(auth) != 16 {
		return nil, errKeys
	}
	return &subscriber{public, auth}, nil
}

// encrypt returns the body of a request with a payload that only the browser can read (RFC 8291), in one record of the encoding
// aes128gcm (RFC 8188). The payload is padded, so that its length reveals little to the push service.
func (s *subscriber) encrypt(payload []byte) ([]byte, error) {
	if len(payload) > MaxPayload {
		return nil, fmt.Errorf("the payload has %d bytes: accepted are at most %d", len(payload), MaxPayload)
	}
	sender, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		return nil, err
	}
	salt := make([]byte, 16)
	rand.Read(salt)
	gcm, nonce, err := s.derive(sender, salt)
	if err != nil {
		return nil, err
	}
	var body bytes.Buffer
	body.Write(salt)
	_ = binary.Write(&body, binary.BigEndian, uint32(recordSize))
	body.WriteByte(65)
	body.Write(sender.PublicKey().Bytes())
	return gcm.Seal(body.Bytes(), nonce, pad(payload), nil), nil
}

// derive returns the cipher and the nonce of a record.
func (s *subscriber) derive(sender *ecdh.PrivateKey, salt []byte) (cipher.AEAD, []byte, error) {
	shared, err := sender.ECDH(s.public)
	if err != nil {
		return nil, nil, err
	}
	info := "WebPush: info\x00" + string(s.public.Bytes()) + string(sender.PublicKey().Bytes())
	secret, err := hkdf.Key(sha256.New, shared, s.auth, info, 32)
	if err != nil {
		return nil, nil, err
	}
	key, err := hkdf.Key(sha256.New, secret, salt, "Content-Encoding: aes128gcm\x00", 16)
	if err != nil {
		return nil, nil, err
	}
	nonce, err := hkdf.Key(sha256.New, secret, salt, "Content-Encoding: nonce\x00", 12)
	if err != nil {
		return nil, nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, nil, err
	}
	gcm, err := cipher.NewGCM(block)
	return gcm, nonce, err
}

// pad returns a copy of the payload with the delimiter of the last record, and zeros up to a multiple of paddingStep.
func pad(payload []byte) []byte {
	length := (len(payload) + 1 + paddingStep - 1) / paddingStep * paddingStep
	padded := make([]byte, min(length, MaxPayload+1))
	padded[copy(padded, payload)] = 2
	return padded
}
