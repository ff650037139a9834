// Package preview tells what a link leads to before anybody follows it: the title, the text
// and the picture that other sites and messengers show of it. Of a table it tells what a spectator
// sees who has only come in, and of a running game nothing of who is ahead.
package preview
