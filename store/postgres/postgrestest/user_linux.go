package postgrestest

import (
	"os"
	"os/user"
	"strconv"
	"syscall"
)

// PostgreSQL refuses to run as root: then its programs run as its own user, or as
// nobody.
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

// attributes are those of the programs of PostgreSQL.
func attributes() *syscall.SysProcAttr {
	if os.Getuid() != 0 {
		return nil
	}
	uid, gid := unprivileged()
	return &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}
}
