module volgare

go 1.26
