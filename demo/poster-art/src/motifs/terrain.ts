/** Open country: ranges, dunes, roads. */
import { mix, shade } from '../color.ts';
import { person, pine } from '../figures.ts';
import { at, circle, curve, ell, line, n, path, poly, rect, type Pt, type Stage } from '../stage.ts';

export const sky = (s: Stage, top: string, low: string, y0 = 0, y1 = s.H) =>
  s.bg(
    s.lin(0, y0, 0, y1, [
      [0, top],
      [1, low],
    ]),
  );
/** ridge silhouette down to the bottom edge */
export function ridge(s: Stage, y: number, amp: number, freq: number, off: number, rough = 5): string {
  let d = `M-5 ${s.H + 5}`;
  for (let x = -5; x <= s.W + 5; x += 4) d += `L${x} ${n(y - amp * (s.noise.ridge(x * freq + off, off * 3.7, rough) - 0.35))}`;
  return d + `L${s.W + 5} ${s.H + 5}Z`;
}
function fogRanges(s: Stage): void {
  const { p, r, W, fx, fy, R } = s;
  const far = p.dark ? mix(p.g, p.sub, 0.75) : mix(p.g, p.sub, 0.25),
    near = p.dark ? shade(p.g, -0.06) : p.deep;
  // fog layers and a low sun
  sky(s, p.g, mix(p.g, p.hot, 0.75), 0, fy + R * 0.7);
  const sx = fx + r.f(-0.3, 0.3) * R,
    sy = fy - R * 0.15;
  s.add(
    circle(
      sx,
      sy,
      R * 1.3,
      s.rad(sx, sy, R * 1.3, [
        [0, p.hot, 0.55],
        [1, p.hot, 0],
      ]),
    ),
  );
  s.add(circle(sx, sy, R * r.f(0.26, 0.42), mix(p.hot, p.light, 0.55)));
  const L = 7;
  for (let i = 0; i < L; i++) {
    const t = i / (L - 1),
      y = fy + R * (0.1 + t * 1.15),
      c = mix(mix(p.hot, far, 0.55), near, t ** 0.8);
    s.add(
      path(
        ridge(s, y, R * (0.5 + t * 0.35), (0.0045 + 0.001 * i) * (720 / W) ** 0.4, i * 9.1 + 3),
        s.lin(0, y - R * 0.3, 0, y + R * 0.55, [
          [0, c],
          [1, mix(c, mix(p.hot, far, 0.4), 0.55 * (1 - t))],
        ]),
      ),
    );
  }
}
function facetPeak(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const far = p.dark ? mix(p.g, p.sub, 0.75) : mix(p.g, p.sub, 0.25),
    near = p.dark ? shade(p.g, -0.06) : p.deep;
  // one faceted peak
  s.bg(p.g);
  const top: Pt = [fx + r.f(-0.15, 0.15) * R, fy - R * 0.95],
    base = fy + R * 0.95;
  s.add(circle(fx + R * 0.55, fy - R * 0.62, R * 0.42, p.hot));
  const Lp: Pt[] = [top],
    Mp: Pt[] = [top],
    Rp: Pt[] = [top];
  for (let i = 1; i <= 6; i++) {
    const t = i / 6;
    Lp.push([top[0] - R * t * 1.25 + r.f(-16, 16), top[1] + t * (base - top[1]) + r.f(-14, 14)]);
    Rp.push([top[0] + R * t * 1.35 + r.f(-16, 16), top[1] + t * (base - top[1]) + r.f(-14, 14)]);
    Mp.push([top[0] + (i % 2 ? 1 : -1) * R * 0.12 + R * 0.18 * t + r.f(-10, 10), top[1] + t * (base - top[1])]);
  }
  s.add(
    poly([...Lp, ...Mp.slice().reverse()], mix(p.ink, p.g, 0.12)),
    poly([...Rp, ...Mp.slice().reverse()], p.dark ? p.sub : mix(p.sub, p.g, 0.15)),
  );
  const cap = (side: Pt[], k: number): Pt[] => [
    top,
    side[1],
    side[2],
    [side[2][0] + k * 26, side[2][1] + 20],
    [Mp[2][0] - k * R * 0.14, Mp[2][1] - 34],
    [Mp[2][0], Mp[2][1] + 18],
  ];
  s.add(poly(cap(Lp, 1), p.dark ? p.light : p.light, 'opacity=".95"'), poly(cap(Rp, -1), mix(p.sub, p.light, 0.45)));
  s.add(rect(-5, base - 30, W + 10, H, p.dark ? shade(p.g, -0.05) : p.deep));
  for (let i = 0; i < 46; i++) {
    const x = r.f(-20, W + 20);
    s.add(at(x, base - 22 + r.f(0, 30), r.f(0.4, 1.1) * (R / 300), 0, pine(p.dark ? shade(p.g, -0.05) : p.deep, r)));
  }
}
function ridgeLines(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  const far = p.dark ? mix(p.g, p.sub, 0.75) : mix(p.g, p.sub, 0.25),
    near = p.dark ? shade(p.g, -0.06) : p.deep;
  // stacked ridge lines
  s.bg(p.g);
  const rows = 44,
    y0 = fy - R * 0.85,
    y1 = fy + R * 1.05;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1),
      y = y0 + t * (y1 - y0),
      pts: Pt[] = [];
    for (let x = -10; x <= W + 10; x += 7) {
      const e = Math.exp(-(((x - fx) / (R * 0.62)) ** 2));
      pts.push([x, y - e * R * 0.62 * Math.max(0, s.noise.ridge(x * 0.007, i * 0.22, 4) - 0.18) - 3 * s.noise.at(x * 0.04, i)]);
    }
    s.add(path(curve(pts) + `L${W + 10} ${H + 9}L-10 ${H + 9}Z`, p.g));
    s.add(path(curve(pts), 'none', `stroke="${i % 11 === 5 ? p.hot : p.ink}" stroke-width="${W > 1000 ? 2.6 : 2.3}"`));
  }
}
export const ranges = (s: Stage): void => [fogRanges, facetPeak, ridgeLines][s.v](s);
export function dunes(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const hi = p.dark ? p.hot : mix(p.hot, p.light, 0.2),
    lo = p.dark ? shade(p.deep, 0.02) : mix(p.deep, p.sub, 0.2);
  s.bg(
    s.lin(0, 0, 0, fy + R * 0.4, [
      [0, p.g],
      [1, mix(p.g, hi, 0.5)],
    ]),
  );
  if (r.chance(0.7)) s.add(circle(fx + R * r.f(-0.5, 0.5), fy - R * 0.55, R * r.f(0.16, 0.3), p.dark ? mix(p.hot, p.light, 0.5) : p.hot));
  for (let i = 0; i < 5; i++) {
    const y = fy + R * (-0.05 + i * 0.28),
      pk = fx + r.f(-0.7, 0.7) * R,
      c1 = mix(hi, p.sub, 0.1 + 0.12 * (4 - i)),
      A: Pt[] = [];
    for (let x = -20; x <= W + 20; x += 30) {
      const d = Math.abs(x - pk) / R;
      A.push([x, y - R * 0.42 * Math.exp(-d * 1.5) + 12 * s.noise.at(x * 0.004, i * 7)]);
    }
    s.add(
      path(
        curve(A) + `L${W + 20} ${H + 9}L-20 ${H + 9}Z`,
        s.lin(0, y - R * 0.4, 0, y + R * 0.6, [
          [0, c1],
          [1, mix(c1, p.sub, 0.75)],
        ]),
      ),
    );
    const top = A.reduce((a, b) => (b[1] < a[1] ? b : a));
    const sh: Pt[] = A.filter((q) => q[0] >= top[0]);
    s.add(
      path(
        curve(sh) + `L${W + 20} ${H + 9}L${n(top[0] - R * 0.5)} ${H + 9}Q${n(top[0] + R * 0.4)} ${n(top[1] + R * 0.5)} ${n(top[0])} ${n(top[1])}Z`,
        s.lin(0, top[1], 0, top[1] + R * 0.9, [
          [0, lo],
          [1, mix(lo, p.sub, 0.5)],
        ]),
      ),
    );
    if (i === 1) s.add(at(top[0] - R * 0.02, top[1] + 3, R / 560, 0, person(shade(p.deep, -0.03), r.i(0, 1))));
  }
}
function straightRoad(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  const hy = fy - R * 0.12;
  // straight to the sun
  s.bg(
    s.lin(0, 0, 0, hy, [
      [0, p.g],
      [1, p.dark ? p.sub : mix(p.g, p.hot, 0.35)],
    ]),
  );
  s.add(circle(fx, hy - R * 0.02, R * 0.5, p.hot));
  s.add(
    rect(
      -5,
      hy,
      W + 10,
      H - hy + 5,
      s.lin(0, hy, 0, H, [
        [0, p.dark ? mix(p.sub, p.deep, 0.35) : p.sub],
        [1, p.deep],
      ]),
    ),
  );
  s.add(
    poly(
      [
        [fx - 5, hy],
        [fx + 5, hy],
        [fx + (H - hy) * 0.62, H + 5],
        [fx - (H - hy) * 0.62, H + 5],
      ],
      shade(p.deep, -0.04),
    ),
  );
  for (let i = 0; i < 12; i++) {
    const a = hy + (H - hy) * (i / 12) ** 2.1,
      b = hy + (H - hy) * ((i + 0.5) / 12) ** 2.1,
      wa = (a - hy) * 0.018 + 1,
      wb = (b - hy) * 0.018 + 1;
    s.add(
      poly(
        [
          [fx - wa, a],
          [fx + wa, a],
          [fx + wb, b],
          [fx - wb, b],
        ],
        p.hot,
      ),
    );
  }
  for (let i = 1; i < 9; i++)
    for (const sd of [-1, 1]) {
      const t = (i / 8) ** 2.2,
        y = hy + t * (H - hy) * 0.62,
        x = fx + sd * (12 + (y - hy) * 1.15),
        h = 8 + t * R * 1.4;
      s.add(line(x, y, x, y - h, p.deep, 1 + t * 9), line(x - h * 0.14, y - h * 0.88, x + h * 0.14, y - h * 0.88, p.deep, 1 + t * 6));
    }
}
function serpentine(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const hy = fy - R * 0.12;
  // serpentine in flat country
  s.bg(p.g);
  s.add(circle(fx + R * 0.45, hy - R * 0.35, R * 0.3, p.hot));
  s.add(path(ridge(s, hy + 4, R * 0.3, 0.005, 4, 3), mix(p.sub, p.g, 0.45)));
  s.add(rect(-5, hy, W + 10, H, p.sub));
  const L: Pt[] = [],
    Q: Pt[] = [];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40,
      y = hy + (H - hy + 20) * t ** 1.7,
      c = fx + Math.sin(t * 9 + 0.6) * R * 0.85 * t ** 0.8 * (1 - t * 0.5),
      w = 3 + t ** 1.6 * W * 0.2;
    L.push([c - w, y]);
    Q.push([c + w, y]);
  }
  s.add(path(curve(L) + 'L' + curve(Q.slice().reverse()).slice(1) + 'Z', p.deep));
  s.add(path(curve(L.map((q, i) => [(q[0] + Q[i][0]) / 2, q[1]] as Pt)), 'none', `stroke="${p.light}" stroke-width="4" stroke-dasharray="20 18"`));
  for (let i = 0; i < 9; i++) {
    const t = r.f(0.02, 0.5),
      y = hy + (H - hy) * t,
      x = fx + (r.chance(0.5) ? -1 : 1) * R * r.f(0.75, 1.5);
    s.add(
      ell(x, y - 20 * (0.5 + t * 3), 12 * (1 + t * 3), 26 * (1 + t * 3), mix(p.deep, p.sub, 0.3)),
      ell(x - 4, y - 24 * (0.5 + t * 3), 7 * (1 + t * 3), 18 * (1 + t * 3), mix(p.deep, p.sub, 0.6)),
    );
  }
}
export const road = (s: Stage): void => [straightRoad, serpentine][s.v](s);
