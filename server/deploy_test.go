package server

import (
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/bus"
	"volgare/deploy"
	"volgare/server/api"
	"volgare/server/notifications"
	"volgare/store"
)

// deployed returns the content of a file in deploy.
func deployed(t *testing.T, name string) string {
	t.Helper()
	text, err := deploy.Files.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestMonitoredMetricsExist: all metrics, operations and codes in alerts and the dashboard exist.
func TestMonitoredMetricsExist(t *testing.T) {
	disk := &full{}
	r := newRig(t, how{
		store: func(st store.Store) store.Store { disk.Store = st; return disk }, notify: func(*notifications.Options) {},
	})
	ann := r.browser()
	ann.create("random", "random")
	id := ann.create("me", "me").ID
	ann.move(id, nil)
	r.waitFor(func() bool { return strings.Contains(r.told(), "volgare_bot_choice_seconds_bucket{") })
	disk.full = true
	tab := ann.position(id, ann.decider(id))
	ann.play(id, ann.decider(id), tab.Seq, tab.View.Legal[0].Move).code("storage")
	ann.get("/healthz").is(http.StatusServiceUnavailable)

	r.server.Metrics.WatchBus(func() bus.Status { return bus.Status{Connected: true, Heard: time.Now()} })
	r.server.Metrics.WatchBackup(func() time.Time { return time.Time{} })
	told := r.told()
	for _, figure := range []string{"volgare_bus_connected 1\n", "volgare_backup_age_seconds +Inf\n"} {
		if !strings.Contains(told, figure) {
			t.Errorf("the metrics lack %s", figure)
		}
	}
	figure := regexp.MustCompile(`\b(volgare|process)_[a-z_]+`)
	label := regexp.MustCompile(`\b(op|code|status)="([a-z0-9-]+)"`)
	for _, name := range []string{"alerts.yaml", "grafana.json"} {
		text := strings.ReplaceAll(deployed(t, name), `\"`, `"`)
		asked := figure.FindAllString(text, -1)
		if len(asked) < 5 {
			t.Errorf("%s asks for %v", name, asked)
		}
		for _, one := range asked {
			if !strings.Contains(told, "\n"+one+"{") && !strings.Contains(told, "\n"+one+" ") {
				t.Errorf("%s uses %s, which is not a metric", name, one)
			}
		}
		for _, one := range label.FindAllStringSubmatch(text, -1) {
			if !strings.Contains(told, one[0]) && (one[1] != "code" || !slices.Contains(api.Codes(), one[2])) {
				t.Errorf("%s uses %s, which does not exist", name, one[0])
			}
		}
	}
}

// TestDashboardShowsAlerts: the dashboard shows the metrics of every alert.
func TestDashboardShowsAlerts(t *testing.T) {
	figures := regexp.MustCompile(`\b(volgare|process)_[a-z_]+`)
	dashboard := figures.FindAllString(deployed(t, "grafana.json"), -1)
	for _, figure := range figures.FindAllString(deployed(t, "alerts.yaml"), -1) {
		if !slices.Contains(dashboard, figure) {
			t.Errorf("the dashboard lacks %s", figure)
		}
	}
}

// told returns the metrics of the server.
func (r *rig) told() string {
	answer := httptest.NewRecorder()
	r.server.Metrics.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	return answer.Body.String()
}

// TestAlertsAreExplained: the guide explains every alert, and no others.
func TestAlertsAreExplained(t *testing.T) {
	guide, err := os.ReadFile("../docs/operations.md")
	if err != nil {
		t.Fatal(err)
	}
	names := func(text, pattern string) (all []string) {
		for _, one := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
			all = append(all, one[1])
		}
		return all
	}
	alerts, explained := names(deployed(t, "alerts.yaml"), `alert: (\w+)`), names(string(guide), "(?m)^\\| `(Volgare\\w+)` \\|")
	if len(alerts) < 5 || !slices.Equal(alerts, explained) {
		t.Errorf("there are %q, explained are %q", alerts, explained)
	}
}
