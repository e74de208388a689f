/** Growing and weathering things: a great tree, a dandelion, ice, a river, the moon, mesas. */
import { mix, shade } from '../color.ts';
import { person } from '../figures.ts';
import { at, circle, curve, ell, n, path, poly, rect, type Pt, type Stage } from '../stage.ts';
import { dark, edges, loud, stroke, unit } from '../unit.ts';
import { ridge } from './terrain.ts';

/** olive or baobab: a thick trunk and a crown of single leaves */
export function greatTree(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    bark = dark(s),
    leaves = [loud(s), p.sub, mix(p.sub, p.light, 0.35), mix(loud(s), p.sub, 0.5)].filter((c) => c !== p.g);
  s.bg(p.g);
  s.add(path(ridge(s, fy + R * 0.86, R * 0.08, 0.003, 4, 2), mix(p.g, p.deep, 0.45)));
  s.add(
    unit(
      s,
      path('M-30 96Q-14 60-20 20Q-26-10-58-30L-50-36Q-20-24-8-8Q-8-40-20-64L-12-66Q2-44 6-14Q20-34 50-44L54-38Q28-16 22 16Q18 60 36 96Z', bark),
      stroke('M-6 84Q2 40-2 4M12 80Q10 40 12 12', mix(bark, p.light, 0.16), 2.5),
    ),
  );
  for (let i = 0; i < 230; i++) {
    const a = r.f(0, 6.283),
      q = Math.sqrt(r.next()),
      x = fx + Math.cos(a) * q * R * 0.98,
      y = fy - R * 0.42 + Math.sin(a) * q * R * 0.54;
    s.add(at(x, y, R / 300, r.f(0, 360), path('M0 26Q-13 4 0-28Q13 4 0 26Z', mix(r.pick(leaves), p.deep, r.f(0, 0.28)))));
  }
  s.front(at(fx + R * 0.62, fy + R * 0.93, R / 330, 0, person(bark, r.pick([4, 2, 0]))));
}
/** a seed head letting go */
export function dandelion(s: Stage): void {
  const { p, r, H, fx, fy, R } = s,
    c = p.ink;
  s.bg(p.g);
  const cx = fx - R * 0.24,
    cy = fy - R * 0.1;
  const seed = (x: number, y: number, rot: number, k: number, ink: string) =>
    at(
      x,
      y,
      k,
      rot,
      stroke('M0 0V-40', ink, 1.8),
      ell(0, 3, 3, 7, loud(s)),
      [-50, -30, -10, 10, 30, 50]
        .map((a) => stroke(`M0-40L${n(Math.sin((a * Math.PI) / 180) * 26)} ${n(-40 - Math.cos((a * Math.PI) / 180) * 26)}`, ink, 1.5))
        .join(''),
    );
  s.add(
    stroke(`M${n(cx)} ${n(cy)}Q${n(cx + R * 0.2)} ${n(cy + R * 0.8)} ${n(cx - R * 0.06)} ${H + 10}`, mix(p.ink, p.sub, 0.5), Math.round(R * 0.03)),
  );
  for (let ringI = 0; ringI < 3; ringI++)
    for (let i = 0; i < 26 - ringI * 5; i++) {
      const a = (i / (26 - ringI * 5)) * 360 + ringI * 9;
      if (a > 30 && a < 100 && ringI === 0 && r.chance(0.7)) continue;
      s.add(
        seed(
          cx + Math.sin((a * Math.PI) / 180) * R * 0.1,
          cy - Math.cos((a * Math.PI) / 180) * R * 0.1,
          a,
          (R / 120) * (1 - ringI * 0.22),
          mix(c, p.g, ringI * 0.18),
        ),
      );
    }
  s.add(circle(cx, cy, R * 0.11, loud(s)));
  for (let i = 0; i < 16; i++) {
    const t = r.next();
    s.front(seed(cx + R * (0.5 + t * 1.5), cy - R * (0.05 + t * 0.8) + r.gauss() * R * 0.5, r.f(40, 100), (R / 230) * r.f(0.7, 1.3), c));
  }
}
/** an iceberg, seven eighths below */
export function iceberg(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    y = fy - R * 0.28,
    ice = p.g === p.light ? mix(p.light, p.mid, 0.25) : p.light,
    water = p.dark ? mix(p.g, p.mid, 0.55) : mix(p.sub, p.deep, 0.25);
  s.bg(p.g);
  s.add(
    rect(
      -5,
      y,
      W + 10,
      H,
      s.lin(0, y, 0, H, [
        [0, water],
        [1, shade(p.deep, -0.02)],
      ]),
    ),
  );
  const P = (q: Pt[]): Pt[] => q.map(([a, b]) => [fx + (a * R) / 100, y + (b * R) / 100]);
  s.add(
    poly(
      P([
        [-50, 0],
        [-34, -38],
        [-10, -30],
        [8, -66],
        [30, -40],
        [54, 0],
      ]),
      ice,
    ),
    poly(
      P([
        [8, -66],
        [30, -40],
        [54, 0],
        [6, 0],
      ]),
      mix(ice, p.mid, 0.45),
    ),
    poly(
      P([
        [-78, 0],
        [-90, 34],
        [-60, 80],
        [-20, 130],
        [20, 118],
        [58, 84],
        [88, 30],
        [76, 0],
      ]),
      mix(ice, water, 0.45),
    ),
    poly(
      P([
        [6, 0],
        [20, 118],
        [58, 84],
        [88, 30],
        [76, 0],
      ]),
      mix(ice, water, 0.66),
    ),
    poly(
      P([
        [-78, 0],
        [-90, 34],
        [-60, 80],
        [-30, 30],
        [-40, 0],
      ]),
      mix(ice, water, 0.25),
    ),
    rect(-5, y - 2, W + 10, 5, p.light),
  );
  for (let i = 0; i < 40; i++) s.add(circle(r.f(0, W), y + r.f(20, H - y), r.f(1, 5), p.light, 'opacity=".35"'));
  s.front(at(fx - R * 0.92, y + 3, R / 230, 0, path('M-34 0H36L24 16H-22Z', loud(s)), at(0, 2, 0.34, 0, person(p.deep, 0))));
}
/** a river winding between paper hills */
export function river(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    water = loud(s);
  s.bg(
    s.lin(0, 0, 0, fy, [
      [0, p.g],
      [1, mix(p.g, water, 0.3)],
    ]),
  );
  for (let i = 0; i < 6; i++) {
    const y = fy - R * 0.45 + i * R * 0.34,
      side = i % 2 ? 1 : -1,
      c = mix(mix(p.sub, p.g, 0.45), p.dark ? shade(p.deep, -0.03) : p.deep, i / 6);
    const tip = fx + side * R * (0.1 + i * 0.05);
    if (i > 0) s.add(rect(-5, y - R * 0.02, W + 10, R * 0.42, mix(water, p.light, 0.25 - i * 0.03)));
    const pts: Pt[] = [
      [side > 0 ? W + 20 : -20, y - R * r.f(0.2, 0.4)],
      [(side > 0 ? W : 0) * 0.5 + tip * 0.5, y - R * r.f(0.1, 0.24)],
      [tip, y + R * 0.16],
      [(side > 0 ? W : 0) * 0.5 + tip * 0.5, y + R * 0.3],
      [side > 0 ? W + 20 : -20, y + R * 0.46],
    ];
    s.add(path(`${curve(pts)}Z`, c));
    s.add(rect(side > 0 ? W * 0.86 : -20, y + R * 0.3, W * 0.16 + 30, R * 0.2, c));
  }
  s.add(rect(-5, fy + R * 1.62, W + 10, H, p.dark ? shade(p.deep, -0.03) : p.deep));
  s.front(
    at(
      fx - R * 0.06,
      fy + R * 0.42,
      R / 300,
      0,
      path('M-46 0Q0 16 46 0L34 14H-34Z', p.deep),
      at(-4, 4, 0.5, 0, person(p.deep, 0)),
      stroke('M4-34L30 26', p.deep, 3),
    ),
  );
}
/** a moon too large, with its seas; somebody working on it */
export function moon(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    m = p.g === p.light ? p.hot : p.dark ? mix(p.light, p.hot, 0.3) : p.light,
    sea = mix(m, p.mid, 0.4);
  s.bg(
    s.rad(fx, fy, R * 2.4, [
      [0, p.dark ? mix(p.g, p.sub, 0.7) : mix(p.g, p.sub, 0.35)],
      [1, p.g],
    ]),
  );
  for (let i = 0; i < 110; i++) s.add(circle(r.f(0, W), r.f(0, H), r.f(0.8, 2.6), p.dark ? p.light : p.ink, 'opacity=".7"'));
  const cy = fy + R * 0.12;
  s.add(circle(fx, cy, R * 0.92, m));
  const cp = s.clip(`<circle cx="${n(fx)}" cy="${n(cy)}" r="${n(R * 0.92)}"/>`);
  let q = '';
  for (let i = 0; i < 17; i++) {
    const a = r.f(0, 6.283),
      d = Math.sqrt(r.next()) * 0.86 * R,
      k = R * r.f(0.04, 0.2);
    q +=
      circle(fx + Math.cos(a) * d, cy + Math.sin(a) * d, k, sea) +
      circle(fx + Math.cos(a) * d + k * 0.16, cy + Math.sin(a) * d + k * 0.16, k * 0.84, mix(sea, m, 0.45));
  }
  q += path(
    `M${n(fx)} ${n(cy - R)}A${n(R)} ${n(R)} 0 0 1 ${n(fx)} ${n(cy + R)}A${n(R * 1.35)} ${n(R * 1.35)} 0 0 0 ${n(fx)} ${n(cy - R)}Z`,
    p.deep,
    'opacity=".16"',
  );
  s.add(`<g clip-path="${cp}">${q}</g>`);
  s.front(
    at(fx + R * 0.2, cy - R * 0.89, R / 260, 12, person(p.dark ? mix(p.hot, p.light, 0.2) : p.deep, r.pick([4, 4, 5]))),
    at(fx - R * 0.1, cy - R * 0.91, R / 300, -6, stroke('M0 0V-76', p.ink, 4), path('M2-76L54-64L2-48Z', loud(s))),
  );
}
/** mesas and a rider */
export function mesa(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    rock = loud(s);
  s.bg(
    s.lin(0, 0, 0, fy + R * 0.5, [
      [0, p.g],
      [1, mix(p.g, p.light, 0.3)],
    ]),
  );
  const y = fy + R * 0.46;
  const block = (x: number, w: number, h: number, c: string) =>
    path(
      `M${n(x - w * 0.8)} ${n(y + 6)}L${n(x - w * 0.5)} ${n(y - h * 0.4)}L${n(x - w * 0.44)} ${n(y - h)}H${n(x + w * 0.4)}L${n(x + w * 0.5)} ${n(y - h * 0.46)}L${n(x + w * 0.86)} ${n(y + 6)}Z`,
      c,
    ) + [0.3, 0.55, 0.75].map((t) => rect(x - w * (0.52 - t * 0.06), y - h * t, w * (1 - t * 0.1), h * 0.045, mix(c, p.deep, 0.25))).join('');
  s.add(
    block(fx - R * 0.95, R * 0.6, R * 0.6, mix(rock, p.g, 0.55)),
    block(fx + R * 0.9, R * 0.5, R * 0.86, mix(rock, p.g, 0.4)),
    block(fx, R * 0.82, R * 1.24, rock),
  );
  s.add(
    rect(
      -5,
      y,
      W + 10,
      H,
      s.lin(0, y, 0, H, [
        [0, mix(rock, p.deep, 0.35)],
        [1, p.deep],
      ]),
    ),
  );
  for (const [dx, k] of [
    [-0.75, 1],
    [0.62, 1.4],
    [1.2, 0.9],
  ] as const)
    s.add(at(fx + dx * R, y + R * 0.42 * k, (R / 210) * k, 0, stroke('M0 0V-96M0-40H-24V-66M0-28H22V-58', shade(p.deep, -0.02), 13)));
  s.front(
    at(
      fx - R * 0.16,
      y + R * 0.4,
      R / 260,
      0,
      path('M-40 0L-34-34Q-40-50-20-50H16L34-70L48-66L40-46L30-36L34 0H26L20-28H-16L-30 0Z', p.deep),
      at(2, -40, 0.62, 0, person(p.deep, 1)),
    ),
  );
}
