package background

import "syscall"

// lowest is the priority of what runs when nothing else wants to.
const lowest = 19

// lower lowers the thread. Where that is not allowed it works beside the others.
func lower() { _ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), lowest) }
