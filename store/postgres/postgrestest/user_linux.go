package postgrestest

import (
	"os"
	"os/user"
	"strconv"
	"syscall"
)

// unprivileged returns the user as which the programs of PostgreSQL run if the tests run as root, which PostgreSQL refuses:
// its own user, or else the user with the least privileges.
func unprivileged() (uid, gid int) {
	if os.Getuid() != 0 {
		return os.Getuid(), os.Getgid()
	}
	for _, name := range []string{"postgres", "nobody"} {
		u, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, errUID := strconv.Atoi(u.Uid)
		gid, errGID := strconv.Atoi(u.Gid)
		if errUID == nil && errGID == nil {
			return uid, gid
		}
	}
	return 65534, 65534
}

// own gives a directory or a file to the user of the server.
func own(path string) error {
	uid, gid := unprivileged()
	return os.Chown(path, uid, gid)
}

// attributes returns the process attributes for the programs of PostgreSQL.
func attributes() *syscall.SysProcAttr {
	if os.Getuid() != 0 {
		return nil
	}
	uid, gid := unprivileged()
	return &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}
}
