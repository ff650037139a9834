// Package remote lets other programs play. It is the referee of docs/bot-protocol.md: it
// tells a bot what its seat may know, asks it for moves, and checks each of them. A bot
// that misbehaves hurts nobody: what it does wrong is counted, and another bot decides in its place.
//
// What carries the lines is a Conn; package process has that of a program on this machine.
package remote
