// Package picture draws the picture that a link to a table shows: the map with the pawns, who
// plays, and a line that says how things stand. It knows of a table what a Scene holds and nothing
// else; shapes, colours, map and letters are those of the interface, which its build has laid down.
package picture
