/** Planets, orbits, suns. */
import { mix, shade } from '../color.ts';
import { person } from '../figures.ts';
import { smooth, tone } from '../raster.ts';
import { at, circle, ell, g, line, n, path, poly, rect, ring, type Stage } from '../stage.ts';

export function planet(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const nz = s.noise,
    q = R * (s.v === 0 ? 0.86 : 1.25),
    cx = fx,
    cy = fy + (s.v === 1 ? R * 0.3 : 0),
    la = r.f(-2.6, -0.5),
    lx = Math.cos(la) * 0.75,
    ly = Math.sin(la) * 0.75,
    lz = 0.5;
  const bgd = p.dark ? shade(p.g, -0.02) : p.deep,
    band = r.chance(0.5);
  tone(
    s,
    [
      [0, bgd],
      [0.3, p.mid],
      [0.66, p.hot],
      [1, mix(p.hot, p.light, 0.85)],
    ],
    (x, y) => {
      const u = (x - cx) / q,
        v = (y - cy) / q,
        d2 = u * u + v * v;
      const neb = 0.07 * Math.max(0, nz.fbm(x * 0.003, y * 0.003, 4));
      if (d2 > 1) {
        const d = Math.sqrt(d2) - 1,
          side = Math.max(0, (u * lx + v * ly) / Math.sqrt(d2) + 0.25);
        return neb + 0.62 * Math.exp(-d * 15) * side + 0.16 * Math.exp(-d * 3) * side;
      }
      const w = Math.sqrt(1 - d2),
        L = Math.max(0, u * lx + v * ly + w * lz);
      const px = u / (0.5 + w * 0.5),
        py = v / (0.5 + w * 0.5);
      const tex = band ? 0.5 + 0.5 * Math.sin(py * 9 + 2.4 * nz.fbm(px * 1.6, py * 4, 4)) : 0.55 + nz.fbm(px * 2.6 + 9, py * 2.6, 6);
      return 0.02 + smooth(0, 0.85, L) * (0.45 + 0.55 * tex) + 0.1 * (1 - w) * L;
    },
    1,
  );
  for (let i = 0; i < 120; i++) {
    const x = r.f(0, W),
      y = r.f(0, H);
    if (Math.hypot(x - cx, y - cy) > q * 1.05) s.add(circle(x, y, r.next() ** 3 * 2.4 + 0.6, p.light, `opacity="${n(r.f(0.3, 1))}"`));
  }
  if (s.v === 0 && r.chance(0.6)) {
    const e = (h: boolean) =>
      path(
        `M${n(-q * 1.62)} 0A${n(q * 1.62)} ${n(q * 0.34)} 0 0 ${h ? 0 : 1} ${n(q * 1.62)} 0`,
        'none',
        `stroke="${mix(p.light, p.hot, 0.25)}" stroke-width="${n(q * 0.05)}"`,
      );
    s.front(at(cx, cy, 1, -18, e(true)));
  } else {
    const a = r.f(0, 6.3);
    s.add(circle(cx + Math.cos(a) * q * 1.5, cy + Math.sin(a) * q * 1.3, q * 0.13, mix(p.light, p.mid, 0.3)));
  }
}
function planetRings(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const t = r.f(-30, 30);
  for (let i = 1; i < 8; i++) s.add(ring(fx, fy, R * 0.24 * i, p.ink, i % 3 === 0 ? 3 : 1.6));
  s.add(circle(fx, fy, R * 0.2, p.hot));
  for (let i = 2; i < 8; i++) {
    const a = r.f(0, 6.3),
      q = R * 0.24 * i;
    s.add(circle(fx + Math.cos(a) * q, fy + Math.sin(a) * q, R * r.f(0.03, 0.1), i % 3 === 1 ? p.sub : i % 3 ? p.ink : p.hot));
  }
}
function atom(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const t = r.f(-30, 30);
  for (let i = 0; i < 22; i++)
    s.add(
      ell(
        fx,
        fy,
        R * 1.04,
        R * (0.08 + i * 0.046),
        'none',
        `stroke="${i === 15 ? p.hot : p.ink}" stroke-width="${i === 15 ? 9 : 2}" transform="rotate(${n(t + i * 8)} ${n(fx)} ${n(fy)})"`,
      ),
    );
  s.add(circle(fx, fy, R * 0.26, p.hot));
}
export const orbit = (s: Stage): void => [planetRings, atom][s.v](s);
function sunburst(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  s.bg(p.g);
  const N = 36;
  for (let i = 0; i < N; i++) {
    const a = (i / N) * 6.2832,
      b = a + 3.1416 / N;
    s.add(
      poly(
        [
          [fx, fy],
          [fx + Math.cos(a) * 2200, fy + Math.sin(a) * 2200],
          [fx + Math.cos(b) * 2200, fy + Math.sin(b) * 2200],
        ],
        mix(p.g, p.sub, p.dark ? 0.5 : 0.28),
      ),
    );
  }
  s.add(circle(fx, fy, R * 0.62, p.hot));
  s.add(rect(-5, fy + R * 0.36, W + 10, H, p.dark ? shade(p.g, -0.03) : p.ink));
  s.front(
    at(fx - R * 0.14, fy + R * 0.38, R / 210, 0, person(p.dark ? shade(p.g, -0.03) : p.ink, 0)),
    at(fx + R * 0.14, fy + R * 0.38, R / 225, 0, person(p.dark ? shade(p.g, -0.03) : p.ink, 2)),
  );
}
function gridSun(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.sub, 0.8)],
    ]),
  );
  const gr = s.lin(0, fy - R * 0.9, 0, fy + R * 0.6, [
    [0, mix(p.hot, p.light, 0.6)],
    [1, p.hot],
  ]);
  let m = rect(0, 0, W, H, '#fff');
  for (let i = 0; i < 8; i++) m += rect(0, fy + R * (-0.1 + i * 0.13), W, 4 + i * R * 0.011, '#000');
  s.add(g(`mask="${s.mask(m)}"`, circle(fx, fy - R * 0.1, R * 0.85, gr)));
  const hy = fy + R * 0.62;
  s.add(rect(-5, hy, W + 10, H, shade(p.deep, -0.02)));
  for (let i = -20; i <= 20; i++) s.add(line(fx + i * 26, hy, fx + i * 260, H + 10, p.hot, 2.2));
  for (let i = 0; i < 12; i++) {
    const y = hy + (H - hy) * (i / 12) ** 2;
    s.add(line(-5, y, W + 10, y, p.hot, 2.2));
  }
}
export const sun = (s: Stage): void => [sunburst, gridSun][s.v](s);
