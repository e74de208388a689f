/** Pattern and pure form. */
import { mix, shade } from '../color.ts';
import { person, faller } from '../figures.ts';
import { smooth, tone } from '../raster.ts';
import { at, circle, curve, ell, line, n, path, poly, rect, ring, type Pt, type Stage } from '../stage.ts';

function vortex(s: Stage): void {
  const { p, fx, fy, R } = s;
  s.bg(p.g);
  for (const [o, c] of [
    [0, p.ink],
    [3.14, p.hot],
  ] as const) {
    const A: Pt[] = [],
      B: Pt[] = [];
    for (let i = 0; i <= 150; i++) {
      const a = i * 0.14,
        q = R * 0.012 * 1.245 ** (a * 1.12) + a * R * 0.03;
      A.push([fx + Math.cos(a + o) * q, fy + Math.sin(a + o) * q]);
      B.push([fx + Math.cos(a + o + 0.95) * q, fy + Math.sin(a + o + 0.95) * q]);
    }
    s.add(path(curve(A) + 'L' + curve(B.reverse()).slice(1) + 'Z', c));
  }
  s.front(at(fx, fy, R / 130, 20, faller(p.dark ? p.light : p.deep)));
}
function offsetRings(s: Stage): void {
  const { p, fx, fy, R } = s;
  s.bg(p.g);
  for (let i = 34; i > 0; i--) {
    const q = R * 0.052 * i;
    s.add(ell(fx + Math.sin(i * 0.42) * R * 0.11, fy + Math.cos(i * 0.42) * R * 0.11, q, q, i % 2 ? p.g : i > 5 ? p.ink : p.hot));
  }
}
export const spiral = (s: Stage): void => [vortex, offsetRings][s.v](s);
export function soundwave(s: Stage): void {
  const { p, W, fx, fy, R } = s;
  s.bg(p.g);
  const N = s.wide ? 71 : 31,
    w = (W + 20) / N;
  for (let i = 0; i < N; i++) {
    const x = -10 + (i + 0.5) * w,
      d = (x - fx) / R,
      h = R * (0.06 + 0.95 * Math.exp(-d * d * 1.8) * Math.abs(s.noise.fbm(i * 0.37, 2, 3) * 1.5 + 0.35));
    s.add(rect(x - w * 0.3, fy - h, w * 0.6, h * 2, i % 6 === 3 ? p.hot : i % 6 === 5 ? p.sub : p.ink, `rx="${n(w * 0.3)}"`));
  }
}
export function maze(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const rings = 8,
    u = R / rings;
  for (let i = 1; i <= rings; i++) {
    const gaps = r.i(1, 2);
    const a0 = r.f(0, 6.28);
    const q = u * i;
    const C = 2 * Math.PI * q,
      gap = u * 1.1;
    s.add(
      ring(
        fx,
        fy,
        q,
        i === rings - 3 ? p.hot : p.ink,
        u * 0.42,
        `stroke-dasharray="${n(C / gaps - gap)} ${n(gap)}" transform="rotate(${n(a0 * 57)} ${n(fx)} ${n(fy)})"`,
      ),
    );
    if (i < rings)
      for (let k = 0; k < 3; k++) {
        const a = r.f(0, 6.28);
        s.add(line(fx + Math.cos(a) * q, fy + Math.sin(a) * q, fx + Math.cos(a) * (q + u), fy + Math.sin(a) * (q + u), p.ink, u * 0.42));
      }
  }
  s.add(circle(fx, fy, u * 0.5, p.hot));
}
export function ripples(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  const nz = s.noise;
  const c2: Pt = [fx + r.f(-0.7, 0.7) * R, fy + R * r.f(0.5, 0.9)];
  tone(
    s,
    [
      [0, p.dark ? shade(p.g, -0.03) : p.deep],
      [0.5, p.mid],
      [0.8, p.hot],
      [1, p.light],
    ],
    (x, y) => {
      const a = Math.hypot(x - fx, (y - fy) * 1.9),
        b = Math.hypot(x - c2[0], (y - c2[1]) * 1.9);
      const w =
        Math.sin(a * 0.085 + 0.6 * nz.at(x * 0.004, y * 0.006)) * Math.exp(-a / (R * 1.15)) + 0.55 * Math.sin(b * 0.1) * Math.exp(-b / (R * 0.6));
      return 0.3 + 0.58 * w + 0.14 * nz.fbm(x * 0.004, y * 0.009, 4) + 0.22 * Math.exp(-a / (R * 0.5));
    },
    1,
  );
  s.front(circle(fx, fy, R * 0.055, p.light));
}
export function shards(s: Stage): void {
  // cut paper
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const cs = [p.ink, p.hot, p.sub];
  const N = 9;
  for (let i = 0; i < N; i++) {
    const a = (i / N) * 6.283 + r.f(-0.25, 0.25),
      b = a + r.f(0.16, 0.4),
      q0 = R * r.f(0.2, 0.36),
      q1 = R * r.f(0.9, 1.8);
    s.add(
      poly(
        [
          [fx + Math.cos(a) * q0, fy + Math.sin(a) * q0],
          [fx + Math.cos(a - 0.1) * q1, fy + Math.sin(a - 0.1) * q1],
          [fx + Math.cos(b) * q1 * r.f(0.8, 1.1), fy + Math.sin(b) * q1],
          [fx + Math.cos(b) * q0 * 1.2, fy + Math.sin(b) * q0 * 1.1],
        ],
        cs[i % 3],
      ),
    );
  }
  s.front(at(fx, fy + R * 0.3, R / 170, r.f(-6, 6), person(p.dark ? p.light : p.deep, r.pick([0, 1, 5]))));
}
export function target(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  for (let i = 5; i > 0; i--) s.add(circle(fx, fy, R * 0.2 * i, i % 2 ? p.hot : p.g));
  s.add(line(fx - R * 1.35, fy, fx + R * 1.35, fy, p.ink, 5), line(fx, fy - R * 1.35, fx, fy + R * 1.35, p.ink, 5));
  s.front(at(fx, fy + R * 0.38, R / 125, 0, person(p.ink, r.pick([1, 0, 5]))));
}
export function tiles(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  s.bg(p.g);
  const u = R * 0.36;
  const cs = [p.ink, p.hot, p.sub, p.g];
  const x0 = fx - Math.ceil(fx / u + 1) * u,
    y0 = fy - Math.ceil(fy / u + 1) * u;
  for (let y = y0; y < H + u; y += u)
    for (let x = x0; x < W + u; x += u) {
      const d = Math.hypot(x + u / 2 - fx, y + u / 2 - fy) / R;
      if (d > 1.35 && !s.wide) {
        if (r.chance(0.75)) continue;
      }
      const c = r.pick(cs),
        e = r.pick(cs.filter((z) => z !== c));
      s.add(rect(x, y, u + 0.5, u + 0.5, c));
      const k = r.i(0, 4);
      const rot = r.i(0, 3) * 90;
      s.add(
        at(
          x + u / 2,
          y + u / 2,
          1,
          rot,
          k === 0
            ? path(`M${n(-u / 2)} ${n(-u / 2)}A${n(u)} ${n(u)} 0 0 1 ${n(u / 2)} ${n(u / 2)}H${n(-u / 2)}Z`, e)
            : k === 1
              ? circle(0, 0, u * 0.33, e)
              : k === 2
                ? poly(
                    [
                      [-u / 2, -u / 2],
                      [u / 2, u / 2],
                      [-u / 2, u / 2],
                    ],
                    e,
                  )
                : k === 3
                  ? path(`M${n(-u / 2)} 0A${n(u / 2)} ${n(u / 2)} 0 0 1 ${n(u / 2)} 0Z`, e)
                  : rect(-u / 2, -u / 6, u, u / 3, e),
        ),
      );
    }
}
export function smoke(s: Stage): void {
  // ink in water
  const { p, r, fx, fy, R } = s;
  const nz = s.noise;
  const lo = p.g;
  tone(
    s,
    p.dark
      ? [
          [0, lo],
          [0.4, p.mid],
          [0.72, p.hot],
          [1, p.light],
        ]
      : [
          [0, lo],
          [0.35, mix(p.g, p.hot, 0.6)],
          [0.6, p.hot === lo ? p.mid : p.hot],
          [0.85, p.mid],
          [1, p.deep],
        ],
    (x, y) => {
      const u = (x - fx) / R,
        v = (y - fy) / R;
      const a = nz.fbm(u * 1.3, v * 1.3, 4),
        b = nz.fbm(u * 1.3 + 5.2, v * 1.3 + 1.3, 4),
        c = nz.fbm(u * 1.5 + 2.6 * a, v * 1.5 + 2.6 * b, 5);
      const d = Math.hypot(u + a * 0.7, v + b * 0.7);
      return Math.max(0, (1.0 - smooth(0.45, 1.5, d)) * (0.62 + 1.35 * c + 0.3 * Math.abs(b)));
    },
  );
  s.front(at(fx, fy + R * 0.98, R / 300, 0, person(p.dark ? p.light : p.deep, r.pick([0, 2, 1, 5]))));
}
