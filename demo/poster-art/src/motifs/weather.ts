/** Snow, storm, rain, fire. */
import { mix, shade } from '../color.ts';
import { person, pine } from '../figures.ts';
import { smooth, tone } from '../raster.ts';
import { at, circle, ell, g, line, n, path, poly, rect, type Pt, type Stage } from '../stage.ts';
import { ridge } from './terrain.ts';

function footprints(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // tracks
  const c = p.dark ? mix(p.light, p.sub, 0.12) : p.light,
    sh = mix(p.light, p.sub, 0.55);
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, mix(c, sh, 0.5)],
      [0.35, c],
      [1, mix(c, sh, 0.25)],
    ]),
  );
  s.add(
    path(
      ridge(s, fy - R * 0.35, R * 0.06, 0.004, 1, 3),
      s.lin(0, fy - R * 0.4, 0, H, [
        [0, c],
        [1, mix(c, sh, 0.35)],
      ]),
    ),
  );
  for (let i = 0; i < 22; i++) s.add(at(r.f(0, W), fy - R * 0.34 + r.f(-5, 8), (r.f(0.35, 0.8) * R) / 300, 0, pine(mix(p.deep, p.sub, 0.3), r)));
  s.add(
    path(
      ridge(s, fy - R * 0.28, R * 0.05, 0.003, 6, 2),
      s.lin(0, fy - R * 0.3, 0, H, [
        [0, c],
        [1, mix(c, sh, 0.4)],
      ]),
    ),
  );
  const P = (t: number): Pt => [fx + Math.sin(t * 3.4) * R * 0.5 * (1 - t * 0.4) - t * R * 0.15, fy + R * 0.25 + t * (H - fy)];
  for (let i = 0; i < 46; i++) {
    const t = (i / 45) ** 1.5,
      [x, y] = P(t),
      k = 1.2 + t * 10;
    s.add(ell(x + (i % 2 ? k * 1.3 : -k * 1.3), y, k * 0.8, k * 1.25, mix(sh, p.deep, 0.35 + 0.2 * t)));
  }
  const [x, y] = P(0);
  s.add(path(`M${n(x)} ${n(y)}L${n(x + R * 0.55)} ${n(y + R * 0.1)}L${n(x + R * 0.55)} ${n(y + R * 0.14)}Z`, sh));
  s.front(at(x, y, R / 340, 0, person(p.hot === p.light ? p.deep : p.hot, r.i(0, 3))));
}
function snowLamp(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // lamp in a snowfall
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.deep],
      [1, mix(p.deep, p.mid, 0.8)],
    ]),
  );
  const lx = fx,
    ly = fy - R * 0.55;
  s.add(
    circle(
      lx,
      ly,
      R * 1.35,
      s.rad(lx, ly, R * 1.35, [
        [0, p.hot, 0.85],
        [0.25, p.hot, 0.35],
        [1, p.hot, 0],
      ]),
    ),
  );
  s.add(
    poly(
      [
        [lx - 20, ly],
        [lx + 20, ly],
        [lx + R * 0.75, fy + R * 1.02],
        [lx - R * 0.75, fy + R * 1.02],
      ],
      s.lin(0, ly, 0, fy + R, [
        [0, p.hot, 0.4],
        [1, p.hot, 0.05],
      ]),
    ),
  );
  s.add(
    path(
      ridge(s, fy + R * 0.98, R * 0.05, 0.004, 3, 2),
      s.rad(lx, fy + R, R * 1.3, [
        [0, mix(p.light, p.hot, 0.35)],
        [1, mix(p.deep, p.mid, 0.85)],
      ]),
    ),
  );
  s.add(
    rect(lx - 4, ly, 8, fy + R * 1.02 - ly, p.deep),
    path(`M${n(lx - 22)} ${n(ly - 8)}H${n(lx + 22)}L${n(lx + 12)} ${n(ly + 30)}H${n(lx - 12)}Z`, mix(p.hot, p.light, 0.7)),
    poly(
      [
        [lx - 28, ly - 8],
        [lx, ly - 30],
        [lx + 28, ly - 8],
      ],
      p.deep,
    ),
  );
  s.add(at(fx + R * 0.24, fy + R * 1.03, R / 210, 0, person(shade(p.deep, -0.03), r.pick([0, 3, 1]))));
  for (let i = 0; i < 260; i++) {
    const q = r.next() ** 4;
    s.add(circle(r.f(0, W), r.f(0, H), 1.1 + q * 11, p.light, `opacity="${n(q > 0.3 ? 0.35 : 0.8)}"`));
  }
}
export const snow = (s: Stage): void => [footprints, snowLamp][s.v](s);
export function storm(s: Stage): void {
  const { p, r, H, fx, fy, R } = s;
  const nz = s.noise,
    deep = p.dark ? shade(p.deep, -0.02) : p.deep;
  const k = 2.2 / R;
  tone(
    s,
    [
      [0, deep],
      [0.45, p.sub],
      [0.75, p.hot],
      [1, mix(p.hot, p.light, 0.7)],
    ],
    (x, y) => {
      const u = x * k,
        v = y * k * 1.25,
        a = nz.fbm(u, v, 4),
        b = nz.fbm(u + 3.1, v - 1.7, 4),
        c = nz.fbm(u + 1.9 * a, v + 1.9 * b, 5);
      const d = Math.hypot(x - fx, y - fy + R * 0.3) / (R * 1.45);
      return 0.16 + 0.75 * Math.max(0, c + 0.32) * Math.exp(-d * d * 0.9) + 0.42 * Math.exp(-d * d * 3.2) - 0.1 * smooth(0.4, 1, y / H);
    },
  );
  if (s.v === 0) {
    const y = fy + R * 0.95;
    s.add(path(ridge(s, y, R * 0.12, 0.004, 3, 4), shade(deep, -0.05)));
    s.front(at(fx + R * 0.05, y + 4, R / 300, 0, person(shade(deep, -0.05), r.pick([0, 1, 5, 2]))));
  } else {
    const pts: Pt[] = [[fx, -10]];
    let x = fx - R * 0.1,
      y = 0;
    while (y < fy + R * 0.85) {
      y += r.f(24, 60);
      x += r.f(-34, 38);
      pts.push([x, y]);
    }
    const d = pts.map((q, i) => (i ? 'L' : 'M') + n(q[0]) + ' ' + n(q[1])).join('');
    s.add(
      path(d, 'none', `stroke="${p.hot}" stroke-width="22" opacity=".35" filter="${s.blur(10)}"`),
      path(d, 'none', `stroke="${p.light}" stroke-width="5"`),
    );
    s.add(path(ridge(s, fy + R * 0.92, R * 0.06, 0.008, 3, 3), shade(deep, -0.05)));
  }
}
function matchFlame(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  const deep = p.dark ? shade(p.g, -0.01) : p.g;
  s.bg(deep);
  s.add(
    circle(
      fx,
      fy - R * 0.3,
      R * 1.4,
      s.rad(fx, fy - R * 0.3, R * 1.4, [
        [0, p.hot, p.dark ? 0.5 : 0.25],
        [1, p.hot, 0],
      ]),
    ),
  ); // match
  const f = (k: number, c: string) =>
    path(
      `M0 ${n(60 * k)}C${n(-46 * k)} ${n(56 * k)} ${n(-50 * k)} ${n(6 * k)} ${n(-26 * k)} ${n(-36 * k)}C${n(-12 * k)} ${n(-62 * k)} ${n(-14 * k)} ${n(-86 * k)} ${n(-6 * k)} ${n(-112 * k)}C${n(10 * k)} ${n(-80 * k)} ${n(46 * k)} ${n(-40 * k)} ${n(44 * k)} ${n(6 * k)}C${n(42 * k)} ${n(40 * k)} ${n(22 * k)} ${n(60 * k)} 0 ${n(60 * k)}Z`,
      c,
    );
  s.add(
    at(
      fx,
      fy - R * 0.2,
      R / 125,
      0,
      f(1, p.dark ? mix(p.hot, p.mid, 0.35) : p.mid),
      at(2, 18, 0.72, 3, f(1, p.hot)),
      at(2, 32, 0.42, -4, f(1, mix(p.hot, p.light, 0.75))),
    ),
  );
  s.add(
    at(
      fx,
      fy + R * 0.1,
      R / 125,
      r.f(-5, 5),
      path('M-5 6H5V200H-5Z', p.dark ? mix(p.light, p.mid, 0.4) : p.deep),
      ell(0, 8, 9, 17, shade(p.deep, -0.03)),
    ),
  );
}
function wildfire(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  const deep = p.dark ? shade(p.g, -0.01) : p.g;
  const nz = s.noise;
  tone(
    s,
    [
      [0, p.deep],
      [0.38, p.mid],
      [0.62, p.hot],
      [1, p.light],
    ],
    (x, y) => {
      const u = (x - fx) / R,
        v = (fy + R * 1.15 - y) / (R * 2.3);
      const w = nz.fbm(u * 2.1 + 0.5 * nz.at(u * 2, v * 3), v * 2.6 - 3, 5),
        e = Math.exp(-((u * (1.1 + v * 1.6) + 0.35 * nz.at(v * 3, 2)) ** 2) * 2.1);
      return Math.max(0, e * (1.12 - v * 0.95) + w * 0.75 * (0.35 + e) - 0.12);
    },
  );
  s.front(at(fx, fy + R * 1.02, R / 240, 0, person(shade(p.deep, -0.05), r.pick([0, 2, 5]))));
}
export const flame = (s: Stage): void => [matchFlame, wildfire][s.v](s);
export function rain(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const a = r.f(0.12, 0.3);
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.sub, 0.7)],
    ]),
  );
  for (let i = 0; i < 190; i++) {
    const x = r.f(-100, W + 100),
      y = r.f(-100, H),
      l = r.f(30, 150);
    s.add(line(x, y, x - l * a, y + l, p.ink, r.f(1, 3), `opacity="${n(r.f(0.15, 0.6))}"`));
  }
  const y = fy + R * 0.9;
  s.add(ell(fx + R * 0.1, y, R * 0.9, R * 0.06, p.ink, 'opacity=".25"'));
  s.add(at(fx - R * 0.1, y, R / 92, 0, person(p.dark ? p.light : p.deep, 3).replace(/(<path d="M-20-104[^>]*fill=")[^"]+/, `$1${p.hot}`)));
  s.add(g(`transform="translate(${n(fx - R * 0.1)} ${n(y)}) scale(${n(R / 92)} ${n(-R / 150)})" opacity=".28"`, person(p.ink, 3)));
}
