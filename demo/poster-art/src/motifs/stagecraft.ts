/** Masks, curtains, projectors, music. */
import { mix, shade } from '../color.ts';
import { person } from '../figures.ts';
import { smooth, tone } from '../raster.ts';
import { at, circle, ell, line, n, path, poly, rect, ring, type Stage } from '../stage.ts';

export function mask(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const d = `M-50-46Q0-66 50-46Q54 6 34 40Q18 66 0 70Q-18 66-34 40Q-54 6-50-46Z`;
  const face = (c: string, c2: string, hole: string, up: boolean) =>
    path(d, c) +
    path('M0-58Q30-58 50-46Q54 6 34 40Q18 66 0 70Z', c2) +
    path('M-36-14Q-22-30-8-14Q-22-6-36-14Z M36-14Q22-30 8-14Q22-6 36-14Z', hole) +
    path(up ? 'M-26 26Q0 40 26 26Q18 54 0 54Q-18 54-26 26Z' : 'M-24 50Q0 22 24 50Q14 40 0 40Q-14 40-24 50Z', hole) +
    path('M-4-14L-9 16H0Z', hole, 'opacity=".25"') +
    path('M-40-26Q-24-42-8-28 M40-26Q24-42 8-28', 'none', `stroke="${hole}" stroke-width="3.500"`);
  if (s.v === 0) {
    s.add(at(fx + R * 0.24, fy + R * 0.22, R / 86, 14, face(p.deep, shade(p.deep, 0.07), p.g, false)));
    s.front(
      at(
        fx - R * 0.18,
        fy - R * 0.14,
        R / 80,
        -10,
        face(p.dark ? p.light : p.light, mix(p.light, p.hot, 0.45), p.deep, true),
        circle(24, 10, 8, p.hot, 'opacity=".8"'),
        circle(-24, 10, 8, p.hot, 'opacity=".8"'),
      ),
    );
  } else {
    const k = 40;
    for (let i = 0; i < k; i++) {
      const a = (i / k) * 360;
      s.add(
        at(
          fx,
          fy - R * 0.1,
          1,
          a,
          poly(
            [
              [0, -R * 0.5],
              [R * 0.06, -R * (i % 2 ? 1.5 : 1.15)],
              [-R * 0.06, -R * (i % 2 ? 1.5 : 1.15)],
            ],
            i % 2 ? p.sub : p.hot,
          ),
        ),
      );
    }
    s.front(
      at(
        fx,
        fy,
        R / 66,
        0,
        face(
          p.ink === p.light ? p.light : p.deep,
          p.ink === p.light ? mix(p.light, p.sub, 0.4) : shade(p.deep, 0.1),
          p.ink === p.light ? p.deep : p.light,
          r.chance(0.5),
        ),
      ),
    );
  }
}
export function curtain(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const nz = s.noise;
  const base = p.hot === p.light ? p.mid : p.hot,
    dk = mix(base, p.deep, 0.82);
  const gap = R * (s.v === 0 ? 0.5 : 0.02);
  tone(
    s,
    [
      [0, shade(p.deep, -0.05)],
      [0.35, dk],
      [0.72, mix(base, p.deep, 0.12)],
      [1, mix(base, p.light, 0.4)],
    ],
    (x, y) => {
      const dx = x - fx,
        open = gap * (0.25 + 0.9 * smooth(fy - R * 0.9, fy + R * 0.7, y)) + R * 0.16 * Math.sin(y * 0.006);
      if (Math.abs(dx) < open) return 0.02 + 0.0 * y;
      const u = (Math.abs(dx) - open) / R;
      const f = u * 17 * (1 - 0.12 * smooth(0, H, y)) + 1.3 * nz.at(x * 0.0025, y * 0.0016) + 0.4 * nz.at(x * 0.01, y * 0.002);
      const w = 0.5 + 0.5 * Math.sin(f * 2.2);
      return 0.12 + 0.72 * w ** 1.5 * Math.exp(-(((x - fx) / (R * 1.7)) ** 2)) * (0.55 + 0.45 * Math.exp(-(((y - fy) / (R * 1.1)) ** 2)));
    },
    1,
  );
  const y = fy + R * 0.98;
  s.add(
    rect(
      -5,
      y,
      W + 10,
      H,
      s.lin(0, y, 0, y + R * 0.7, [
        [0, mix(p.deep, base, 0.28)],
        [1, shade(p.deep, -0.03)],
      ]),
    ),
  );
  if (s.v === 0) {
    s.add(
      poly(
        [
          [fx - R * 0.1, -10],
          [fx + R * 0.1, -10],
          [fx + R * 0.52, y + R * 0.06],
          [fx - R * 0.52, y + R * 0.06],
        ],
        s.lin(0, 0, 0, y, [
          [0, p.light, 0.05],
          [1, p.light, 0.3],
        ]),
      ),
      ell(fx, y + R * 0.08, R * 0.54, R * 0.09, mix(p.light, base, 0.25)),
      at(fx, y + R * 0.08, R / 190, 0, person(shade(p.deep, -0.04), r.pick([0, 2, 5, 1]))),
    );
  } else {
    s.add(
      ell(fx, fy, R * 0.62, R * 0.62, p.light, `opacity=".92"`),
      ell(
        fx,
        fy,
        R * 0.62,
        R * 0.62,
        s.rad(fx - R * 0.2, fy - R * 0.2, R * 0.9, [
          [0, p.light, 0.2],
          [1, base, 0.55],
        ]),
      ),
    );
    s.add(at(fx + R * 0.05, fy + R * 0.6, R / 105, 0, person(mix(p.deep, base, 0.15), r.pick([0, 2, 5]))));
  }
}
export function record(s: Stage): void {
  const { p, fx, fy, R } = s;
  s.bg(p.g);
  const c = p.dark ? p.ink : p.deep;
  s.add(circle(fx, fy, R, c));
  for (let i = 0; i < 30; i++) s.add(ring(fx, fy, R * (0.36 + i * 0.0205), i % 7 === 3 ? p.g : mix(c, p.g, 0.22), i % 7 === 3 ? 2.6 : 1.3));
  for (const a of [20, 200])
    s.add(
      at(
        fx,
        fy,
        1,
        a,
        poly(
          [
            [0, 0],
            [R, -R * 0.16],
            [R, R * 0.16],
          ],
          p.light,
          `opacity="${p.dark ? 0.3 : 0.14}"`,
        ),
      ),
    );
  s.add(circle(fx, fy, R * 0.33, p.hot), ring(fx, fy, R * 0.25, p.deep, 3), circle(fx, fy, R * 0.035, p.g));
  s.add(
    path(
      `M${n(fx + R * 0.98)} ${n(fy - R * 1.05)}L${n(fx + R * 0.86)} ${n(fy + R * 0.1)}L${n(fx + R * 0.56)} ${n(fy + R * 0.5)}`,
      'none',
      `stroke="${p.sub === c ? p.hot : p.sub}" stroke-width="${n(R * 0.05)}" stroke-linejoin="round" stroke-linecap="round"`,
    ),
    circle(fx + R * 0.98, fy - R * 1.05, R * 0.14, p.sub),
    rect(fx + R * 0.47, fy + R * 0.44, R * 0.16, R * 0.16, p.sub, `transform="rotate(38 ${n(fx + R * 0.55)} ${n(fy + R * 0.5)})"`),
  );
}
export function camera(s: Stage): void {
  // projector beam
  const { p, r, W, H, fx, fy, R } = s;
  const c = p.dark ? shade(p.g, -0.02) : p.deep;
  s.bg(c);
  const x = fx + R * 0.22,
    y = fy - R * 0.42;
  const k = W > H ? 1.6 : 1;
  s.add(
    poly(
      [
        [x - 20, y - 10],
        [x - 20, y + 14],
        [fx - R * 2.4 * k, fy + R * 1.5],
        [fx - R * 1.2 * k, fy - R * 0.2 - 60],
      ],
      s.rad(x, y, R * 2.3, [
        [0, mix(p.hot, p.light, 0.6), 0.95],
        [0.5, p.hot, 0.55],
        [1, p.hot, 0.08],
      ]),
    ),
  );
  const b = p.hot === p.light ? p.mid : mix(p.mid, p.light, 0.25);
  for (const [dx, q] of [
    [-0.08, 0.24],
    [0.42, 0.3],
  ] as const) {
    s.add(circle(x + R * (0.28 + dx), y - R * 0.42, R * q, b), circle(x + R * (0.28 + dx), y - R * 0.42, R * q * 0.25, c));
    for (let i = 0; i < 5; i++) {
      const a = i * 1.2566;
      s.add(circle(x + R * (0.28 + dx) + Math.cos(a) * R * q * 0.6, y - R * 0.42 + Math.sin(a) * R * q * 0.6, R * q * 0.2, c));
    }
  }
  s.add(
    rect(x + R * 0.02, y - R * 0.2, R * 0.62, R * 0.42, b, 'rx="10"'),
    rect(x - R * 0.12, y - R * 0.07, R * 0.16, R * 0.16, b),
    line(x + R * 0.33, y + R * 0.2, x + R * 0.1, fy + R * 1.3, b, 12),
    line(x + R * 0.33, y + R * 0.2, x + R * 0.6, fy + R * 1.3, b, 12),
  );
  for (let i = 0; i < 70; i++) {
    const t = r.next();
    s.add(circle(x - t * R * 1.7, y + t * R * 1.05 + r.gauss() * t * R * 0.6, r.f(1, 3.4), p.light, 'opacity=".7"'));
  }
}
export function piano(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const kw = R * 0.27,
    rot = s.wide ? 0 : r.pick([0, -24, 18]);
  const q: string[] = [];
  for (let i = -9; i < 9; i++) {
    q.push(
      rect(
        i * kw + 2,
        -R * 1.6,
        kw - 4,
        R * (i === 1 ? 2.45 : 2.3),
        i === 1 ? p.hot : p.light === p.g ? mix(p.light, p.sub, 0.18) : p.light,
        'rx="7"',
      ),
    );
  }
  for (let i = -9; i < 9; i++)
    if (![2, 6].includes(((i % 7) + 7) % 7)) q.push(rect(i * kw + kw * 0.7, -R * 1.6, kw * 0.6, R * 1.55, p.deep, 'rx="5"'));
  s.add(at(fx, fy, 1, rot, ...q));
}
