/** The city from afar, from below, from above. */
import { mix, shade } from '../color.ts';
import { at, circle, curve, line, n, path, poly, rect, ring, type Pt, type Stage } from '../stage.ts';

function nightSkyline(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // night windows and moon
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.dark ? p.g : mix(p.g, p.sub, 0.3)],
      [1, p.dark ? mix(p.g, p.sub, 0.9) : p.g],
    ]),
  );
  s.add(circle(fx + R * 0.2, fy - R * 0.5, R * 0.36, p.hot));
  for (let l = 0; l < 4; l++) {
    const c = mix(p.dark ? p.sub : mix(p.sub, p.g, 0.4), p.dark ? shade(p.deep, -0.03) : p.deep, l / 3);
    let x = -20;
    while (x < W + 20) {
      const w = r.f(34, 96) * (0.75 + l * 0.18),
        d = Math.abs(x + w / 2 - fx) / R,
        top = fy + R * (0.05 + l * 0.2) - R * r.f(0.02, 0.5) * Math.exp(-d * 0.9);
      s.add(rect(x, top, w, H - top + 9, c));
      if (r.chance(0.3))
        s.add(
          poly(
            [
              [x + w * 0.3, top],
              [x + w * 0.5, top - r.f(20, 70)],
              [x + w * 0.7, top],
            ],
            c,
          ),
        );
      if (r.chance(0.3)) s.add(line(x + w / 2, top, x + w / 2, top - r.f(20, 60), c, 2.5));
      if (l > 0) {
        let q = '';
        for (let wy = top + 14; wy < Math.min(H, fy + R * 1.3); wy += 17)
          for (let wx = x + 8; wx < x + w - 10; wx += 13) if (r.chance(0.28)) q += `M${n(wx)} ${n(wy)}h6v8h-6z`;
        s.add(path(q, l === 3 ? mix(p.hot, p.light, 0.5) : mix(p.hot, c, 0.35)));
      }
      x += w + r.f(-6, 12);
    }
  }
}
function streetCanyon(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // looking up a street canyon
  s.bg(
    s.rad(fx, fy, Math.max(W, H), [
      [0, mix(p.hot, p.light, p.dark ? 0.4 : 0.2)],
      [0.4, p.hot],
      [1, p.hot],
    ]),
  );
  const D = 1700;
  const sides: [number, number, string][] = [
    [-2.6, -0.62, p.deep],
    [-0.5, 0.55, mix(p.deep, p.mid, 0.55)],
    [0.68, 2.35, shade(p.deep, 0.05)],
    [2.5, 3.55, mix(p.deep, p.mid, 0.35)],
  ];
  for (const [a0, a1, c] of sides) {
    const q0 = R * r.f(0.34, 0.56),
      q1 = R * r.f(0.34, 0.56);
    s.add(
      poly(
        [
          [fx + Math.cos(a0) * q0, fy + Math.sin(a0) * q0],
          [fx + Math.cos(a1) * q1, fy + Math.sin(a1) * q1],
          [fx + Math.cos(a1) * D, fy + Math.sin(a1) * D],
          [fx + Math.cos(a0) * D, fy + Math.sin(a0) * D],
        ],
        c,
      ),
    );
    const rows = 22,
      cols = 9;
    let d = '';
    for (let i = 0; i < rows; i++) {
      const t0 = 0.04 + (i / rows) ** 1.8 * 0.7,
        t1 = t0 + 0.012 + 0.018 * (i / rows) * 1.2;
      for (let k = 0; k < cols; k++) {
        if (r.chance(0.3)) continue;
        const u0 = (k + 0.22) / cols,
          u1 = (k + 0.78) / cols;
        const P = (u: number, t: number): Pt => {
          const x0 = fx + Math.cos(a0) * (q0 + t * D),
            y0 = fy + Math.sin(a0) * (q0 + t * D),
            x1 = fx + Math.cos(a1) * (q1 + t * D),
            y1 = fy + Math.sin(a1) * (q1 + t * D);
          return [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u];
        };
        const A = [P(u0, t0), P(u1, t0), P(u1, t1), P(u0, t1)];
        d += A.map((z, j) => (j ? 'L' : 'M') + n(z[0]) + ' ' + n(z[1])).join('') + 'Z';
      }
    }
    s.add(path(d, mix(c, p.hot, 0.38)));
  }
  s.front(
    at(
      fx + r.f(-0.06, 0.06) * R,
      fy,
      R / 900 + 0.28,
      r.f(-20, 20),
      path('M-50 0L-8-5L0-40L5-40L6-4L48 2L48 6L6 6L3 30L12 38L12 41L0 38L-12 41L-12 38L-3 30L-6 6L-50 5Z', p.deep),
    ),
  );
}
function blockCity(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  // block city, long shadows
  s.bg(p.g);
  const u = R / 3.4,
    iso = (x: number, y: number, z: number): Pt => [fx + (x - y) * u * 0.866, fy + R * 0.3 + (x + y) * u * 0.5 - z * u];
  for (let i = -6; i <= 6; i++)
    for (let j = -6; j <= 6; j++) {
      const dd = Math.hypot(i, j),
        h = Math.max(0.15, r.f(0.2, 2.5) * Math.exp(-dd * 0.16)),
        lit = i === 1 && j === 1;
      const A = 0.82;
      const t = p.dark ? p.sub : p.light,
        a = lit ? p.hot : mix(t, p.g, 0.06),
        b = p.dark ? mix(p.sub, p.deep, 0.4) : p.sub,
        c = p.deep;
      const hh = lit ? 3.1 : h;
      s.add(
        poly([iso(i, j + A, 0), iso(i, j + A, hh), iso(i + A, j + A, hh), iso(i + A, j + A, 0)], lit ? mix(p.hot, p.deep, 0.3) : b),
        poly([iso(i + A, j, 0), iso(i + A, j, hh), iso(i + A, j + A, hh), iso(i + A, j + A, 0)], lit ? mix(p.hot, p.deep, 0.65) : c),
        poly([iso(i, j, hh), iso(i + A, j, hh), iso(i + A, j + A, hh), iso(i, j + A, hh)], a),
      );
    }
}
export const skyline = (s: Stage): void => [nightSkyline, streetCanyon, blockCity][s.v](s);
export function cityMap(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const a = r.f(-18, 18),
    u = R * 0.19;
  let d = '';
  for (let i = -14; i < 14; i++)
    for (let j = -14; j < 14; j++) {
      const wob = 0.1;
      if (r.chance(0.06)) continue;
      const w = r.chance(0.16) ? 1.86 : 0.86,
        h = r.chance(0.12) ? 1.86 : 0.86;
      d += `M${n((i + wob) * u)} ${n((j + wob) * u)}h${n(w * u)}v${n(h * u)}h${n(-w * u)}z`;
    }
  const grid = path(d, p.ink);
  const riv = curve([
    [-1600, -R * 0.5],
    [-R, -R * 0.35],
    [-R * 0.2, R * 0.28],
    [R * 0.55, R * 0.2],
    [1600, R * 0.75],
  ]);
  s.add(
    at(
      fx,
      fy,
      1,
      a,
      grid,
      path(riv, 'none', `stroke="${p.g}" stroke-width="${n(R * 0.36)}"`),
      path(riv, 'none', `stroke="${p.sub}" stroke-width="${n(R * 0.28)}"`),
    ),
  );
  let x = -4,
    y = 5;
  let q = `M${n(x * u)} ${n(y * u)}`;
  while (y > -5) {
    const k = r.i(1, 2);
    if (r.chance(0.5)) x += r.chance(0.72) ? k : -k;
    else y -= k;
    q += `L${n(x * u)} ${n(y * u)}`;
  }
  s.add(
    at(
      fx,
      fy,
      1,
      a,
      path(q, 'none', `stroke="${p.hot}" stroke-width="${n(u * 0.3)}" stroke-linejoin="round" stroke-linecap="round"`),
      circle(-4 * u, 5 * u, u * 0.5, p.hot),
      ring(x * u, y * u, u * 0.8, p.hot, u * 0.26),
    ),
  );
}
