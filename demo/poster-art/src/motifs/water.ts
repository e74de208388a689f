/** The sea and what stands in it. */
import { mix, shade } from '../color.ts';
import { boat, person, whale } from '../figures.ts';
import { smooth, tone } from '../raster.ts';
import { at, circle, curve, n, path, poly, rect, type Pt, type Stage } from '../stage.ts';
import { sky } from './terrain.ts';

function glitterSea(s: Stage): void {
  const { p, r, H, fx, fy, R } = s;
  // sun glitter, pixel shaded
  const hy = fy + R * 0.12,
    deep = p.dark ? p.g : p.deep,
    nz = s.noise;
  tone(
    s,
    [
      [0, shade(deep, -0.03)],
      [0.4, p.dark ? p.sub : mix(p.deep, p.sub, 0.7)],
      [0.72, p.hot],
      [1, mix(p.hot, p.light, 0.75)],
    ],
    (x, y) => {
      if (y < hy) {
        const d = Math.hypot(x - fx, (y - hy) * 1.1) / (R * 1.7);
        return 0.06 + 0.62 * Math.exp(-d * 1.7) + 0.1 * nz.fbm(x * 0.003, y * 0.016, 4) * smooth(0, R, hy - y + 60);
      }
      const z = (y - hy) / (H - hy),
        w = nz.fbm(((x - fx) * 0.012) / (0.15 + z), 60 / (0.05 + z * 1.1), 4),
        sp = Math.exp(-(((x - fx) / (R * (0.16 + z * 0.55))) ** 2));
      return 0.05 + 0.16 * (1 - z) + 0.12 * w + sp * smooth(-0.05, 0.32, w) * (0.95 - 0.45 * z);
    },
    1,
  );
  s.add(circle(fx, hy - R * 0.34, R * 0.3, mix(p.hot, p.light, 0.8)));
  if (r.chance(0.6)) s.front(at(fx + R * 0.34, hy + 6, R / 520, 0, boat(shade(deep, -0.05), shade(deep, -0.02))));
}
function paperSea(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // paper bands
  sky(s, p.g, p.g);
  s.add(circle(fx + r.f(-0.3, 0.3) * R, fy - R * 0.35, R * 0.44, p.hot));
  const c = [mix(p.sub, p.g, 0.35), p.sub, mix(p.sub, p.deep, 0.45), mix(p.sub, p.deep, 0.8), p.deep];
  for (let i = 0; i < 5; i++) {
    const y = fy + R * (0.1 + i * 0.26),
      amp = 12 + i * 9,
      wl = 90 + i * 34,
      o = r.f(0, 200);
    let d = `M-200 ${H + 9}L-200 ${n(y)}`;
    for (let x = -200 + 0; x < W + 400; x += wl)
      d += `Q${n(x + wl * 0.28 + (o % wl) - 60)} ${n(y - amp)} ${n(x + wl * 0.6 + (o % wl) - 60)} ${n(y)}T${n(x + wl + (o % wl) - 60)} ${n(y)}`;
    s.add(path(d + `L${W + 500} ${H + 9}Z`, c[i]));
    if (i === 1) s.add(at(fx - R * 0.35, y + R * 0.06, R / 170, -5, boat(p.ink === p.deep ? p.deep : p.deep, p.light)));
  }
}
function engravedWave(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // engraved breaking wave
  s.bg(p.g);
  const cx = fx - R * 0.1,
    cy = fy + R * 0.15;
  for (let i = 0; i < 26; i++) {
    const t = i / 25,
      q = R * (1.5 - t * 1.28);
    const pts: Pt[] = [];
    for (let a = 0; a <= 34; a++) {
      const th = Math.PI * (1.02 - (a / 34) * 1.62),
        k = 1 + (a / 34) * -0.42;
      pts.push([cx + q * k * Math.cos(-th) * 1.05, cy + q * k * Math.sin(-th) * 0.86 + t * R * 0.1]);
    }
    s.add(
      path(
        curve([[-20, cy + R * (0.1 + t * 0.8) + R * 0.35], ...pts]),
        'none',
        `stroke="${i % 5 === 2 ? p.hot : i < 4 ? p.ink : mix(p.ink, p.sub, 0.35 + 0.4 * (i % 2))}" stroke-width="${n(R * 0.03)}" stroke-linecap="round"`,
      ),
    );
  }
  for (let i = 0; i < 40; i++) {
    const a = r.f(0, 6.3),
      q = R * r.f(0.02, 0.34);
    s.add(circle(cx + R * 0.62 + Math.cos(a) * q, cy - R * 0.55 + Math.sin(a) * q * 0.8, r.f(2, 9), p.ink));
  }
  for (let i = 0; i < 9; i++) {
    const y = cy + R * (0.62 + i * 0.16);
    const pts: Pt[] = [];
    for (let x = -20; x <= W + 20; x += 40) pts.push([x, y + 12 * Math.sin(x * 0.02 + i)]);
    s.add(
      path(curve(pts) + `L${W + 20} ${H + 9}L-20 ${H + 9}Z`, i % 2 ? p.g : mix(p.g, p.sub, 0.5)),
      path(curve(pts), 'none', `stroke="${p.ink}" stroke-width="${n(R * 0.022)}"`),
    );
  }
  s.add(circle(fx + R * 0.4, fy + R * 0.2, R * 0.22, p.hot));
}
export const sea = (s: Stage): void => [glitterSea, paperSea, engravedWave][s.v](s);
export function whaleSea(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, mix(p.g, p.light, p.dark ? 0.12 : 0.2)],
      [1, p.dark ? shade(p.g, -0.08) : mix(p.g, p.sub, 0.6)],
    ]),
  );
  for (let i = 0; i < 12; i++)
    s.add(
      poly(
        [
          [W * 0.5 + (i - 6) * 40, -20],
          [W * 0.5 + (i - 5.5) * 40, -20],
          [fx + (i - 5) * R * 0.62, H],
          [fx + (i - 6) * R * 0.62, H],
        ],
        p.light,
        `opacity="${i % 2 ? 0.05 : 0.1}"`,
      ),
    );
  s.front(at(fx - R * 0.06, fy, R / 80, -8, whale(p.dark ? p.hot : p.deep, p.light)));
  for (let i = 0; i < 26; i++) s.add(circle(fx + r.f(-1.1, 1.1) * R, fy + r.f(-1, 1.1) * R, r.f(2, 9), p.light, 'opacity=".5"'));
  s.add(at(fx + R * 0.55, fy + R * 0.75, R / 560, 200, person(p.ink, 5)));
}
export function lighthouse(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.dark ? p.g : mix(p.g, p.sub, 0.5)],
      [1, p.dark ? p.sub : p.g],
    ]),
  );
  const lx = fx - R * 0.05,
    ly = fy - R * 0.55;
  for (const [a, b, o] of [
    [-0.2, 0.02, 0.95],
    [Math.PI + 0.08, Math.PI + 0.3, 0.8],
  ] as const)
    s.add(
      poly(
        [
          [lx, ly],
          [lx + Math.cos(a) * 1800, ly + Math.sin(a) * 1800],
          [lx + Math.cos(b) * 1800, ly + Math.sin(b) * 1800],
        ],
        s.rad(lx, ly, R * 2.2, [
          [0, p.hot, o],
          [1, p.hot, 0.04],
        ]),
      ),
    );
  const c = p.deep;
  s.add(path(`M${n(lx - R * 0.11)} ${n(ly + R * 0.06)}H${n(lx + R * 0.11)}L${n(lx + R * 0.2)} ${n(fy + R * 0.85)}H${n(lx - R * 0.2)}Z`, p.light));
  for (let i = 0; i < 3; i++) {
    const t0 = 0.12 + i * 0.3,
      y0 = ly + R * 0.06 + t0 * R * 1.34,
      y1 = y0 + R * 0.19,
      w = (y: number) => R * (0.11 + 0.09 * ((y - ly) / (R * 1.4)));
    s.add(
      poly(
        [
          [lx - w(y0), y0],
          [lx + w(y0), y0],
          [lx + w(y1), y1],
          [lx - w(y1), y1],
        ],
        p.hot === p.light ? p.mid : p.hot,
      ),
    );
  }
  s.add(
    rect(lx - R * 0.15, ly + R * 0.03, R * 0.3, R * 0.04, c),
    rect(lx - R * 0.08, ly - R * 0.09, R * 0.16, R * 0.13, mix(p.hot, p.light, 0.8)),
    path(`M${n(lx - R * 0.11)} ${n(ly - R * 0.08)}L${n(lx)} ${n(ly - R * 0.22)}L${n(lx + R * 0.11)} ${n(ly - R * 0.08)}Z`, c),
    path(
      `M${n(lx - R * 0.6)} ${n(fy + R * 1.02)}Q${n(lx - R * 0.3)} ${n(fy + R * 0.74)} ${n(lx)} ${n(fy + R * 0.8)}Q${n(lx + R * 0.4)} ${n(fy + R * 0.72)} ${n(lx + R * 0.7)} ${n(fy + R * 1.02)}Z`,
      c,
    ),
  );
  for (let i = 0; i < 9; i++) {
    const y = fy + R * (0.95 + i * 0.13),
      q: Pt[] = [];
    for (let x = -20; x <= W + 20; x += 45) q.push([x, y + 8 * Math.sin(x * 0.025 + i * 1.7)]);
    s.add(path(curve(q) + `L${W + 20} ${H + 10}L-20 ${H + 10}Z`, i % 2 ? mix(p.deep, p.sub, 0.4) : p.deep));
  }
}
