package train

// Beyond exports the step of Scatter.Game that compares the shots of a game.
var Beyond = beyond
