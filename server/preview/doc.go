// Package preview describes the target of a link for other sites and messengers: title, text and
// image. A table is described as a new spectator sees it, without the current score of a running
// game.
package preview
