package background

import "syscall"

// lowest is the nice value of threads that run only when nothing else needs the processor.
const lowest = 19

// lower lowers the priority of the thread. If that is not permitted, the thread keeps its priority.
func lower() { _ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), lowest) }
