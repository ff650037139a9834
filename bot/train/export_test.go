package train

// Beyond is what Scatter.Game makes of the shots of a game.
var Beyond = beyond
