vcl 4.1;

import directors;
import std;

# Varnish 6.6 or later in front of Marquee, which runs with CDN=varnish. Start it with `-p http_gzip_support=off`:
# the site compresses its pages itself, with Brotli as well.

# One for each process, with its own name, and two lines in vcl_init.
backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 5s; .threshold = 2; }
}

# The processes of the site.
acl purgers { "127.0.0.1"; "::1"; }

sub vcl_init {
  new processes = directors.round_robin();
  processes.add_backend(site);
  # For retries: two in a row never meet the same process, which the turns of other requests could cause.
  new others = directors.shard();
  others.add_backend(site);
  others.reconfigure();
}

sub vcl_recv {
  set req.backend_hint = processes.backend();
  unset req.http.X-Request-Id;

  if (req.method == "PURGE") {
    # Varnish adds the client to this header: a comma means that a proxy in front, itself a purger, passes it on.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") { return (synth(403)); }
    if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
      return (synth(400, std.ban_error()));
    }
    return (synth(200));
  }

  # While the site is there, its stale pages are served as long as it allows; otherwise for a day.
  if (std.healthy(req.backend_hint)) { set req.grace = 600s; }

  if (req.http.Accept-Encoding ~ "br") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # A preview is shown to its owner only.
  if (req.http.Cookie ~ "(^|; )preview[^=]*=") { return (pass); }
  # Pages are the same for every visitor; responses that depend on a cookie forbid caching.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    return (deliver);
  }
  # The defaults of Varnish would store what names no lifetime.
  if (!beresp.http.Cache-Control) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # A failed renewal leaves the stale page in place.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
}

sub vcl_backend_fetch {
  if (bereq.retries > 0) { set bereq.backend = others.backend(by=URL, alt=bereq.retries - 1); }
}

sub vcl_backend_error {
  # The process has ended, or is being replaced: another one responds.
  if (bereq.retries < 2 && bereq.method == "GET") { return (retry); }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; } else { set resp.http.X-Cache = "miss"; }
}
