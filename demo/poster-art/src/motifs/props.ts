/** Props a story turns on: mirror, cup, ball, book, telephone, crown, castle, robot, fair, lanterns, thread, chess. */
import { mix, shade } from '../color.ts';
import { person, profile } from '../figures.ts';
import { at, circle, ell, g, line, n, path, poly, rect, ring, type Stage } from '../stage.ts';
import { dark, edges, loud, skin, stroke, unit } from '../unit.ts';

export function mirror(s: Stage): void {
  const { p } = s,
    c = loud(s),
    glass = mix(p.light, p.mid, 0.25);
  s.bg(p.g);
  const cp = s.clip('<ellipse cx="0" cy="-14" rx="60" ry="78"/>');
  s.front(
    unit(
      s,
      ell(0, -14, 76, 94, mix(c, p.deep, 0.2)),
      ell(0, -14, 70, 88, c),
      ell(0, -14, 60, 78, glass),
      g(
        `clip-path="${cp}"`,
        rect(-60, -100, 60, 180, mix(glass, p.mid, 0.3)),
        g('transform="translate(6 8) scale(.72)"', path(profile(), dark(s))),
        g('transform="translate(-34 22) scale(-.6 .6)"', path(profile(), mix(dark(s), glass, 0.55))),
        poly(
          [
            [-60, 40],
            [10, -100],
            [34, -100],
            [-50, 74],
          ],
          p.light,
          'opacity=".35"',
        ),
      ),
      stroke('M8-90L-6-40L14-20L-10 30L2 62', p.g, 2.4),
      path('M-12 78H12L17 124H-17Z', c),
      Array.from({ length: 18 }, (_, i) =>
        circle(73 * Math.cos((i * Math.PI) / 9), -14 + 91 * Math.sin((i * Math.PI) / 9), 5, mix(c, p.light, 0.35)),
      ).join(''),
    ),
  );
}
export function cup(s: Stage): void {
  const { p, W, H, fy, R } = s,
    c = loud(s),
    china = p.g === p.light ? p.ink : p.light;
  s.bg(p.g);
  s.add(rect(-5, fy + R * 0.5, W + 10, H, mix(p.g, p.sub, 0.6)));
  for (let i = 0; i < 5; i++) {
    const x = -36 + i * 18;
    s.add(unit(s, stroke(`M${x} -20Q${x - 22} -50 ${x} -72T${x + (i - 2) * 9} -128`, mix(p.g, i % 2 ? c : p.ink, 0.55), 6)));
  }
  s.front(
    unit(
      s,
      ell(0, 70, 98, 16, mix(p.g, p.deep, 0.4)),
      ell(0, 62, 92, 17, china),
      ell(0, 60, 64, 10, mix(china, p.mid, 0.3)),
      ring(66, 14, 24, china, 9),
      path('M-66-16H66Q64 56 24 62H-24Q-64 56-66-16Z', china),
      path('M14-16H66Q64 56 24 62H4Q24 30 14-16Z', mix(china, p.mid, 0.22)),
      ell(0, -16, 66, 13, mix(china, p.mid, 0.4)),
      ell(0, -14, 58, 9, c),
      rect(-64, 6, 128, 8, c, 'opacity=".9"'),
    ),
  );
}
/** the pitch from above, chalk and a ball */
export function ball(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    chalk = p.g === p.light ? p.ink : p.light;
  s.bg(p.g);
  for (let i = -8; i < 9; i += 2) s.add(rect(-5, fy + i * R * 0.3, W + 10, R * 0.3, mix(p.g, p.sub, 0.28)));
  s.add(line(-5, fy, W + 5, fy, chalk, 6), ring(fx, fy, R * 0.86, chalk, 6), circle(fx + R * 0.12, fy + R * 0.14, R * 0.44, p.deep, 'opacity=".3"'));
  const c = loud(s);
  const patch = (a: number, d: number, k: number) =>
    at(Math.cos(a) * d, Math.sin(a) * d, k, (a * 180) / Math.PI + 90, path('M0-20L19-6L12 16H-12L-19-6Z', c));
  const cp = s.clip('<circle cx="0" cy="0" r="46"/>');
  s.front(
    at(
      fx,
      fy,
      R / 106,
      12,
      circle(0, 0, 48, p.deep),
      circle(0, 0, 46, p.light),
      g(
        `clip-path="${cp}"`,
        patch(0, 0, 0.9),
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              patch(i * 1.2566 - 0.942, 46, 1) +
              line(
                Math.cos(i * 1.2566 - 1.57) * 17,
                Math.sin(i * 1.2566 - 1.57) * 17,
                Math.cos(i * 1.2566 - 1.57) * 34,
                Math.sin(i * 1.2566 - 1.57) * 34,
                p.deep,
                2.4,
              ),
          )
          .join(''),
      ),
    ),
  );
}
/** an open book with a country standing on it */
export function book(s: Stage): void {
  const { p, r } = s,
    page = p.g === p.light ? mix(p.light, p.mid, 0.22) : p.light,
    c = loud(s);
  s.bg(p.g);
  let trees = '';
  for (let i = 0; i < 16; i++) {
    const x = r.f(-78, 78);
    trees += at(
      x,
      12 - Math.abs(x) * 0.06 + r.f(-4, 6),
      r.f(0.5, 1),
      0,
      poly(
        [
          [-10, 0],
          [0, -46],
          [10, 0],
        ],
        mix(p.sub === p.g ? p.ink : p.sub, c, r.f(0, 0.6)),
      ),
      rect(-1.5, 0, 3, 7, p.deep),
    );
  }
  s.front(
    unit(
      s,
      circle(26, -66, 24, c),
      path('M-62 20L-24-58L4-10L28-40L70 20Z', mix(p.ink, p.g, 0.3)),
      path('M-24-58L-10-34L-22-28L-30-34L-38-30Z', page),
      path('M-104 34Q-50 4 0 30Q50 4 104 34V74Q50 46 0 72Q-50 46-104 74Z', mix(page, p.mid, 0.35)),
      path('M-104 26Q-50-4 0 22Q50-4 104 26V66Q50 38 0 64Q-50 38-104 66Z', page),
      trees,
      [0, 1, 2]
        .map((i) =>
          stroke(
            `M-90 ${40 + i * 8}Q-50 ${22 + i * 8}-12 ${38 + i * 8}M12 ${38 + i * 8}Q50 ${22 + i * 8} 90 ${40 + i * 8}`,
            mix(page, p.deep, 0.35),
            1.8,
          ),
        )
        .join(''),
      line(0, 22, 0, 66, mix(page, p.deep, 0.5), 2),
      path('M-108 70Q-50 46 0 74Q50 46 108 70V80Q50 58 0 84Q-50 58-108 80Z', p.deep === p.g ? p.mid : p.deep),
    ),
  );
}
export function telephone(s: Stage): void {
  const { p, H } = s,
    c = loud(s),
    e = edges(s);
  s.bg(p.g);
  s.add(unit(s, stroke(`M-70 60Q-150 90-90 120T-120 ${n(e.b)}`, p.ink, 5)));
  s.front(
    unit(
      s,
      ell(0, 84, 96, 9, p.deep, 'opacity=".35"'),
      path('M-50-26H50Q60-26 66-10L88 62Q92 82 72 82H-72Q-92 82-88 62L-66-10Q-60-26-50-26Z', c),
      path(
        'M-98-56Q-98-84-66-84H66Q98-84 98-56V-38Q98-28 88-28H62Q52-28 52-40Q52-54 38-54H-38Q-52-54-52-40Q-52-28-62-28H-88Q-98-28-98-38Z',
        mix(c, p.deep, 0.25),
      ),
      circle(0, 30, 42, p.g === p.light ? p.ink : p.light),
      Array.from({ length: 10 }, (_, i) => circle(30 * Math.cos(i * 0.52 - 2.4), 30 + 30 * Math.sin(i * 0.52 - 2.4), 6.4, mix(c, p.deep, 0.3))).join(
        '',
      ),
      circle(0, 30, 15, c),
    ),
  );
}
export function crown(s: Stage): void {
  const { p } = s,
    c = loud(s);
  s.bg(p.g);
  for (let i = 0; i < 12; i++)
    s.add(
      unit(
        s,
        g(
          `transform="rotate(${i * 30})"`,
          poly(
            [
              [-5, -84],
              [5, -84],
              [18, -240],
              [-18, -240],
            ],
            mix(p.g, p.sub, 0.4),
          ),
        ),
      ),
    );
  s.front(
    unit(
      s,
      path('M-74 46L-88-40L-46-4L0-72L46-4L88-40L74 46Z', c),
      path('M0-72L46-4L88-40L74 46H0Z', mix(c, p.deep, 0.2)),
      rect(-76, 46, 152, 26, mix(c, p.light, 0.25), 'rx="4"'),
      [
        [-88, -46],
        [0, -80],
        [88, -46],
      ]
        .map(([x, y]) => circle(x, y, 9, p.g === p.light ? p.deep : p.light))
        .join(''),
      [-46, 0, 46].map((x, i) => circle(x, 59, 7, i === 1 ? p.mid : p.deep)).join(''),
      stroke('M-14 100L0 84L14 100', mix(c, p.deep, 0.4), 5),
    ),
  );
}
export function castle(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    c = dark(s),
    lit = loud(s);
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, lit, 0.5)],
    ]),
  );
  for (let i = 0; i < 4; i++) s.add(ell(fx + r.f(-1, 1) * R, fy + R * (0.2 + i * 0.16), R * r.f(0.6, 1.2), R * 0.06, p.light, 'opacity=".3"'));
  const tower = (x: number, w: number, h: number, col: string): string =>
    rect(x - w / 2, 60 - h, w, h + 10, col) +
    poly(
      [
        [x - w * 0.72, 60 - h],
        [x, 60 - h - w * 1.5],
        [x + w * 0.72, 60 - h],
      ],
      mix(col, lit, 0.55),
    ) +
    rect(x - 3, 72 - h, 6, 13, mix(lit, p.light, 0.5), 'rx="3"');
  s.add(
    unit(
      s,
      tower(-46, 22, 84, mix(c, p.g, 0.35)),
      tower(50, 24, 96, mix(c, p.g, 0.3)),
      tower(0, 34, 124, c),
      tower(-24, 18, 64, mix(c, p.mid, 0.15)),
      tower(27, 18, 74, mix(c, p.mid, 0.15)),
      path('M-66 64V18H-56V26H-44V18H-30V26H-14V18H14V26H30V18H44V26H56V18H66V64Z', c),
      path('M-12 64V44Q0 30 12 44V64Z', mix(lit, p.light, 0.3)),
    ),
  );
  s.add(
    path(
      `M-10 ${n(fy + R * 0.96)}Q${n(fx - R * 0.6)} ${n(fy + R * 0.5)} ${n(fx)} ${n(fy + R * 0.54)}Q${n(fx + R * 0.6)} ${n(fy + R * 0.52)} ${W + 10} ${n(fy + R * 1.02)}V${H + 10}H-10Z`,
      shade(p.deep, -0.02),
    ),
  );
  s.front(at(fx - R * 0.2, fy + R * 0.66, R / 420, 0, person(mix(lit, p.light, 0.4), 1)));
}
export function robot(s: Stage): void {
  const { p } = s,
    c = loud(s),
    m = p.g === p.light ? p.ink : p.light;
  s.bg(p.g);
  for (let i = 0; i < 6; i++) s.add(unit(s, ring(0, -10, 80 + i * 30, mix(p.g, p.sub, 0.5 - i * 0.06), 8, 'stroke-dasharray="30 22"')));
  s.front(
    unit(
      s,
      stroke('M0-74V-96', m, 5),
      circle(0, -100, 8, p.hot === c ? p.hot : c),
      rect(-52, -74, 104, 74, c, 'rx="20"'),
      rect(-40, -60, 80, 40, p.deep, 'rx="16"'),
      circle(-17, -40, 9, p.light),
      circle(19, -40, 11, p.light),
      stroke('M-12-11H12', p.deep, 4),
      rect(-12, 0, 24, 12, m),
      path('M-46 12H46L38 82H-38Z', mix(c, p.deep, 0.28)),
      rect(-22, 26, 44, 26, p.light, 'rx="4"'),
      stroke('M-14 40L-6 34L2 44L12 32', p.deep, 3),
      stroke('M-48 20Q-78 30-72 64M48 20Q86 16 84-18', m, 9),
      circle(-72, 70, 9, c),
      circle(84, -26, 9, c),
      rect(-30, 82, 18, 24, m),
      rect(12, 82, 18, 24, m),
    ),
  );
}
