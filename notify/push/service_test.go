package push

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/notify"
	"volgare/notify/guarded"
)

// browser is a subscription at the push service of the tests. It decrypts as RFC 8291 describes.
type browser struct {
	private *ecdh.PrivateKey
	auth    []byte
}

func newBrowser(t *testing.T) *browser {
	private, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	auth := make([]byte, 16)
	rand.Read(auth)
	return &browser{private, auth}
}

func (b *browser) keys() *notify.PushKeys {
	return &notify.PushKeys{
		P256DH: base64.RawURLEncoding.EncodeToString(b.private.PublicKey().Bytes()),
		Auth:   base64.RawURLEncoding.EncodeToString(b.auth),
	}
}

// decrypt returns the text in the body of a request, and the number of zeros that pad it.
func (b *browser) decrypt(body []byte) (text []byte, zeros int, err error) {
	if len(body) > 4096 {
		return nil, 0, fmt.Errorf("%d bytes, which push services refuse", len(body))
	}
	if len(body) < 21 || len(body) < 21+int(body[20])+16 {
		return nil, 0, errors.New("no header")
	}
	salt, size, length := body[:16], binary.BigEndian.Uint32(body[16:20]), int(body[20])
	id, record := body[21:21+length], body[21+length:]
	if int(size) < len(record) {
		return nil, 0, fmt.Errorf("%d bytes in a record of %d", len(record), size)
	}
	sender, err := ecdh.P256().NewPublicKey(id)
	if err != nil {
		return nil, 0, err
	}
	shared, err := b.private.ECDH(sender)
	if err != nil {
		return nil, 0, err
	}
	combined, _ := hkdf.Extract(sha256.New, shared, b.auth)
	info := append(append([]byte("WebPush: info\x00"), b.private.PublicKey().Bytes()...), id...)
	input, _ := hkdf.Expand(sha256.New, combined, string(info), 32)
	pseudorandom, _ := hkdf.Extract(sha256.New, input, salt)
	key, _ := hkdf.Expand(sha256.New, pseudorandom, "Content-Encoding: aes128gcm\x00", 16)
	nonce, _ := hkdf.Expand(sha256.New, pseudorandom, "Content-Encoding: nonce\x00", 12)
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, 0, err
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		return nil, 0, err
	}
	padded, err := gcm.Open(nil, nonce, record, nil)
	if err != nil {
		return nil, 0, err
	}
	trimmed := strings.TrimRight(string(padded), "\x00")
	text, last := []byte(strings.TrimSuffix(trimmed, "\x02")), strings.HasSuffix(trimmed, "\x02")
	if !last {
		return nil, 0, errors.New("no delimiter of the last record")
	}
	return text, len(padded) - len(trimmed), nil
}

// verify checks the token of a server (RFC 8292), and returns its claims.
func verify(authorization, origin string, now time.Time) (map[string]any, error) {
	parameters, ok := strings.CutPrefix(authorization, "vapid t=")
	token, key, both := strings.Cut(parameters, ", k=")
	if !ok || !both {
		return nil, fmt.Errorf("authorization %q", authorization)
	}
	parts := strings.Split(token, ".")
	if len(parts) != 3 {
		return nil, fmt.Errorf("token %q", token)
	}
	var decoded [3][]byte
	for i, part := range parts {
		var err error
		if decoded[i], err = base64.RawURLEncoding.DecodeString(part); err != nil {
			return nil, err
		}
	}
	point, err := base64.RawURLEncoding.DecodeString(key)
	if err != nil {
		return nil, err
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	r, s := new(big.Int).SetBytes(decoded[2][:len(decoded[2])/2]), new(big.Int).SetBytes(decoded[2][len(decoded[2])/2:])
	if len(decoded[2]) != 64 || !ecdsa.Verify(public, sum[:], r, s) {
		return nil, errors.New("bad signature")
	}
	var head struct{ Typ, Alg string }
	var claims map[string]any
	if err := errors.Join(json.Unmarshal(decoded[0], &head), json.Unmarshal(decoded[1], &claims)); err != nil {
		return nil, err
	}
	expires, _ := claims["exp"].(float64)
	if left := time.Unix(int64(expires), 0).Sub(now); head.Typ != "JWT" || head.Alg != "ES256" || claims["aud"] != origin || left <= 0 || left > 24*time.Hour {
		return nil, fmt.Errorf("%+v with %v", head, claims)
	}
	claims["key"] = key
	return claims, nil
}

// received is a notification that has arrived at a browser.
type received struct {
	header http.Header
	claims map[string]any
	text   []byte
	zeros  int
	size   int // of the body
}

// service is a push service with an endpoint for each browser: /0, /1 and so on.
type service struct {
	*httptest.Server

	browsers []*browser
	answer   func(http.ResponseWriter, *http.Request) // instead of 201

	mu  sync.Mutex
	got [][]received // by browser
}

func newService(t *testing.T, browsers int) *service {
	s := &service{got: make([][]received, browsers)}
	for range browsers {
		s.browsers = append(s.browsers, newBrowser(t))
	}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.answer != nil {
			s.answer(w, r)
			return
		}
		if err := s.take(r); err != nil {
			t.Error(err)
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		w.WriteHeader(http.StatusCreated)
	}))
	t.Cleanup(s.Close)
	return s
}

func (s *service) take(r *http.Request) error {
	var i int
	if _, err := fmt.Sscanf(r.URL.Path, "/%d", &i); err != nil || i >= len(s.browsers) {
		return fmt.Errorf("no endpoint %s", r.URL.Path)
	}
	claims, err := verify(r.Header.Get("Authorization"), s.URL, time.Now())
	if err != nil {
		return err
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return err
	}
	text, zeros, err := s.browsers[i].decrypt(body)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.got[i] = append(s.got[i], received{r.Header, claims, text, zeros, len(body)})
	return nil
}

// channel returns a channel to a browser.
func (s *service) channel(i int) *notify.Channel {
	return &notify.Channel{ID: fmt.Sprint("channel", i), Medium: notify.Push, Target: fmt.Sprint(s.URL, "/", i), Keys: s.browsers[i].keys()}
}

// newSender returns a sender that also knows push services on this machine.
func newSender(t *testing.T) *Sender {
	keys, err := NewKeys()
	if err != nil {
		t.Fatal(err)
	}
	own := []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
	s, err := New(guarded.New(own, nil), keys, "mailto:host@example.org")
	if err != nil {
		t.Fatal(err)
	}
	s.Known = func(string) error { return nil }
	return s
}

// The example in appendix A of RFC 8291 shows that the browser of the tests decrypts as the standard says.
func TestBrowserDecryptsTheExampleOfTheStandard(t *testing.T) {
	decode := func(text string) []byte {
		raw, err := base64.RawURLEncoding.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		return raw
	}
	private, err := ecdh.P256().NewPrivateKey(decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
	if err != nil {
		t.Fatal(err)
	}
	b := &browser{private, decode("BTBZMqHH6r4Tts7J_aSIgg")}
	text, _, err := b.decrypt(decode("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"))
	if err != nil || string(text) != "When I grow up, I want to be a watermelon" {
		t.Errorf("%q, %v", text, err)
	}
}
