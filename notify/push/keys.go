package push

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/url"
	"time"
)

var encoding = base64.RawURLEncoding

// tokenLife is how long a token is valid. Push services refuse more than a day.
const tokenLife = 12 * time.Hour

// Keys identify this server to the push services (VAPID, RFC 8292). A browser subscribes with the public key, and its push service
// then accepts notifications from the owner of the private key only: a server with new keys loses all subscriptions.
type Keys struct {
	private *ecdsa.PrivateKey
	public  string
}

// NewKeys generates keys.
func NewKeys() (*Keys, error) {
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	return keysOf(private)
}

// ParseKeys returns the keys that [Keys.Secret] has written.
func ParseKeys(secret string) (*Keys, error) {
	raw, err := encoding.DecodeString(secret)
	if err != nil || len(raw) != 32 {
		return nil, errors.New("the private VAPID key is malformed: accepted are 32 bytes in base64url without padding")
	}
	private, err := ecdsa.ParseRawPrivateKey(elliptic.P256(), raw)
	if err != nil {
		return nil, errors.New("the private VAPID key is out of range: accepted are keys of the curve P-256")
	}
	return keysOf(private)
}

func keysOf(private *ecdsa.PrivateKey) (*Keys, error) {
	public, err := private.PublicKey.Bytes()
	if err != nil {
		return nil, err
	}
	return &Keys{private, encoding.EncodeToString(public)}, nil
}

// Secret returns the private key in base64url, to be stored.
func (k *Keys) Secret() (string, error) {
	raw, err := k.private.Bytes()
	if err != nil {
		return "", err
	}
	return encoding.EncodeToString(raw), nil
}

// Public returns the public key in base64url: the applicationServerKey of a subscription.
func (k *Keys) Public() string { return k.public }

// authorize returns the header Authorization for a request to a push service.
func (k *Keys) authorize(endpoint *url.URL, contact string, now time.Time) (string, error) {
	claims, err := json.Marshal(map[string]any{
		"aud": endpoint.Scheme + "://" + endpoint.Host,
		"exp": now.Add(tokenLife).Unix(),
		"sub": contact,
	})
	if err != nil {
		return "", err
	}
	token := encoding.EncodeToString([]byte(`{"typ":"JWT","alg":"ES256"}`)) + "." + encoding.EncodeToString(claims)
	sum := sha256.Sum256([]byte(token))
	r, s, err := ecdsa.Sign(rand.Reader, k.private, sum[:])
	if err != nil {
		return "", err
	}
	var signature [64]byte
	r.FillBytes(signature[:32])
	s.FillBytes(signature[32:])
	return "vapid t=" + token + "." + encoding.EncodeToString(signature[:]) + ", k=" + k.public, nil
}
