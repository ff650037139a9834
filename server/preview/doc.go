// Package preview describes the target of a link for other sites and messengers: title, text and
// picture. A table is described as a new spectator sees it, without the present score of a running
// game.
package preview
