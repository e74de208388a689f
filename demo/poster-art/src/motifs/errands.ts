/** Everyday things the house writes about: a dog, a calendar, coats, a clapperboard, a candle, a certificate, a balcony. */
import { mix } from '../color.ts';
import { at, circle, ell, g, line, n, path, poly, rect, ring, type Stage } from '../stage.ts';
import { dark, edges, loud, stroke, unit } from '../unit.ts';

export function dog(s: Stage): void {
  const { p } = s,
    c = s.p.dark ? mix(p.light, p.mid, 0.2) : p.deep,
    hot = loud(s),
    e = edges(s);
  s.bg(p.g);
  s.add(unit(s, rect(e.l, 92, e.r - e.l, e.b - 92, mix(p.g, p.sub, 0.55)), ell(0, 98, 84, 9, p.deep, 'opacity=".3"')));
  s.front(
    unit(
      s,
      stroke('M44 76Q92 70 88 28', c, 12),
      path('M-20-20Q34-14 50 40Q58 78 48 96H-44Q-40 40-34 0Z', c),
      path('M-34 10Q-10 60-22 98H-46Z', mix(c, p.light, 0.14)),
      path('M18 98Q10 58 40 56Q62 62 56 98Z', mix(c, p.deep, 0.25)),
      path('M-64-92Q-34-108-8-88Q10-66-2-36Q-8-14-34-14Q-50-16-56-30L-92-36Q-104-40-102-54L-72-66Q-74-82-64-92Z', c),
      path('M-22-94Q10-96 22-60Q24-24 8-14Q-12-30-16-58Z', mix(c, hot, 0.55)),
      ell(-98, -52, 9, 7, p.g === p.deep ? p.mid : p.deep),
      circle(-54, -66, 4.4, p.g),
      stroke('M-90-38Q-74-30-58-36', p.g, 2.4),
      path('M-52-18Q-20-4 4-22L8-8Q-22 12-54-4Z', hot),
      circle(-26, 8, 8, mix(hot, p.light, 0.5)),
    ),
  );
}
export function calendar(s: Stage): void {
  const { p } = s,
    c = loud(s),
    page = p.g === p.light ? mix(p.light, p.mid, 0.2) : p.light;
  s.bg(p.g);
  let days = '';
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 7; i++) days += rect(-66 + i * 19.4, -22 + j * 19, 14, 13, i === 0 ? c : mix(page, p.deep, 0.18), 'rx="2"');
  s.front(
    unit(
      s,
      g(
        'transform="rotate(-5)"',
        rect(-80, -78, 168, 172, p.deep, 'rx="8" opacity=".3"'),
        rect(-86, -84, 172, 172, page, 'rx="8"'),
        path('M-86-40V-76Q-86-84-78-84H78Q86-84 86-76V-40Z', c),
        [-50, -17, 17, 50].map((x) => rect(x - 4, -98, 8, 30, p.deep, 'rx="4"')).join(''),
        days,
        ring(-59, 3, 17, p.deep, 5),
        path('M86 60L60 88H78Q86 88 86 80Z', mix(page, p.deep, 0.35)),
      ),
    ),
  );
}
/** a rail of coats, one of them bright */
export function coats(s: Stage): void {
  const { p, r } = s,
    e = edges(s);
  s.bg(p.g);
  s.add(unit(s, rect(e.l, -92, e.r - e.l, 6, p.ink)));
  const coat = (c: string) =>
    path('M-16-58Q0-50 16-58L38-44L48 40L36 44L30-8L34 92H-34L-30-8L-36 44L-48 40L-38-44Z', c) +
    path('M-16-58L0-20L16-58L8-62H-8Z', mix(c, p.deep, 0.35)) +
    line(0, -20, 0, 92, mix(c, p.deep, 0.35), 2) +
    [0, 24, 48].map((y) => circle(6, y, 2.6, mix(c, p.light, 0.5))).join('') +
    stroke('M-22-60L0-74L22-60M0-74V-82Q0-90 7-90', p.ink, 3);
  const k = Math.ceil(e.r / 52);
  for (let i = -k; i <= k; i++)
    if (i) s.add(unit(s, at(i * 52, 0, r.f(0.94, 1.04), r.f(-2, 2), coat(mix(p.g, i % 2 ? p.sub : p.ink, r.f(0.4, 0.75))))));
  s.front(unit(s, coat(loud(s))));
}
export function clapper(s: Stage): void {
  const { p } = s,
    c = dark(s),
    chalk = p.light,
    hot = loud(s);
  s.bg(p.g);
  for (let i = 0; i < 9; i++)
    s.add(unit(s, g(`transform="rotate(${-70 + i * 16} -84 -44)"`, rect(40, -50, 240, 10, mix(p.g, i % 2 ? p.sub : hot, 0.35)))));
  const bar = [0, 1, 2, 3, 4]
    .map((i) =>
      poly(
        [
          [-84 + i * 38, -44],
          [-66 + i * 38, -44],
          [-76 + i * 38, -22],
          [-94 + i * 38, -22],
        ],
        chalk,
      ),
    )
    .join('');
  const cp = s.clip('<rect x="-92" y="-44" width="184" height="22"/>');
  s.front(
    unit(
      s,
      rect(-92, -18, 184, 108, c, 'rx="6"'),
      g('transform="rotate(-18 -88 -33)"', rect(-92, -44, 184, 22, c), g(`clip-path="${cp}"`, bar)),
      rect(-92, -18, 184, 22, c),
      g('transform="translate(0 26)"', g(`clip-path="${cp}"`, bar)),
      [20, 44].map((y) => line(-80, y, 80, y, mix(c, chalk, 0.6), 2)).join(''),
      line(-20, 20, -20, 44, mix(c, chalk, 0.6), 2),
      path('M-66 66L-54 54M-66 54L-54 66M-30 60H40', 'none', `stroke="${chalk}" stroke-width="4" stroke-linecap="round"`),
      circle(60, 66, 12, hot),
      circle(-84, -33, 5, hot),
    ),
  );
}
export function candle(s: Stage): void {
  const { p, fx, fy, R } = s,
    night = p.g === p.light ? p.deep : mix(p.g, p.deep, 0.5),
    c = p.hot === night ? p.light : p.hot;
  s.bg(night);
  for (let i = 6; i > 0; i--) s.add(circle(fx, fy - R * 0.42, R * 0.3 * i, mix(c, p.light, 0.2), `opacity="${n(0.05 + 0.02 * (6 - i))}"`));
  s.front(
    unit(
      s,
      path('M0-92Q26-54 20-36Q14-18 0-18Q-14-18-20-36Q-26-54 0-92Z', c),
      path('M0-68Q14-44 10-34Q6-24 0-24Q-6-24-10-34Q-14-44 0-68Z', mix(c, p.light, 0.75)),
      stroke('M0-26V-8', p.deep, 3),
      path('M-24-6Q0 6 24-6V88H-24Z', mix(p.light, c, 0.25)),
      path('M6-2Q16-2 24-6V88H6Z', mix(p.light, p.mid, 0.45)),
      path('M-24-6Q-28 22-18 26Q-10 22-14-2Z', p.light),
      ell(0, 90, 62, 12, mix(p.mid, p.deep, 0.3)),
      ell(0, 86, 54, 9, mix(p.mid, c, 0.35)),
      ring(66, 84, 11, mix(p.mid, c, 0.3), 5),
    ),
  );
}
export function certificate(s: Stage): void {
  const { p, r, W, H } = s,
    c = loud(s),
    page = p.g === p.light ? mix(p.light, p.mid, 0.16) : p.light;
  s.bg(p.g);
  for (let i = 0; i < 60; i++) s.add(at(r.f(0, W), r.f(0, H), r.f(0.5, 1.1), r.f(0, 360), rect(-8, -4, 16, 8, [c, p.sub, p.ink][i % 3])));
  s.front(
    unit(
      s,
      g(
        'transform="rotate(-4)"',
        rect(-104, -66, 216, 144, p.deep, 'rx="4" opacity=".3"'),
        rect(-110, -74, 220, 146, page, 'rx="4"'),
        rect(-100, -64, 200, 126, 'none', `rx="2" stroke="${c}" stroke-width="3"`),
        path('M0-54L7-37L25-36L11-24L16-7L0-17L-16-7L-11-24L-25-36L-7-37Z', c),
        [8, 22, 34].map((y, i) => rect(-58 + i * 14, y, 116 - i * 28, 5, mix(page, p.deep, 0.4), 'rx="2.5"')).join(''),
        path('M58 44L52 90L68 78L82 92L80 44Z', mix(c, p.deep, 0.3)),
        Array.from({ length: 12 }, (_, i) => circle(69 + 20 * Math.cos(i * 0.5236), 40 + 20 * Math.sin(i * 0.5236), 6, c)).join(''),
        circle(69, 40, 20, c),
        circle(69, 40, 12, mix(c, p.light, 0.5)),
      ),
    ),
  );
}
/** a balcony of an old picture palace, people leaning over */
export function balcony(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    c = loud(s),
    k = p.g === p.light ? mix(p.sub, p.deep, 0.3) : p.g;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, mix(k, p.deep, 0.5)],
      [1, k],
    ]),
  );
  s.add(
    circle(
      fx,
      fy - R * 0.9,
      R * 1.6,
      s.rad(fx, fy - R * 0.9, R * 1.6, [
        [0, mix(c, p.light, 0.4), 0.6],
        [1, c, 0],
      ]),
    ),
  );
  for (let j = 0; j < 2; j++) {
    const y = fy - R * 0.1 + j * R * 0.8,
      bend = R * 0.24;
    for (let i = -12; i <= 12; i++) {
      const x = fx + i * R * 0.24 + r.f(-6, 6),
        yy = y + bend * (0.7 - 1.2 * ((x - fx) / (W / 2)) ** 2) - R * 0.075,
        q = R * 0.085;
      if (r.chance(0.78))
        s.add(
          circle(x, yy - q * 1.9, q, mix(p.deep, k, 0.15)),
          path(
            `M${n(x - q * 1.7)} ${n(yy + 6)}Q${n(x - q * 1.4)} ${n(yy - q)} ${n(x)} ${n(yy - q)}Q${n(x + q * 1.4)} ${n(yy - q)} ${n(x + q * 1.7)} ${n(yy + 6)}Z`,
            mix(p.deep, [k, c, p.mid][(i + 12) % 3], 0.3),
          ),
        );
    }
    s.add(
      path(
        `M-10 ${n(y - bend * 0.5)}Q${n(fx)} ${n(y + bend * 1.9)} ${W + 10} ${n(y - bend * 0.5)}V${n(y + R * 0.24)}Q${n(fx)} ${n(y + R * 0.24 + bend * 2)} -10 ${n(y + R * 0.24)}Z`,
        mix(c, p.deep, 0.15),
      ),
    );
    s.add(
      path(
        `M-10 ${n(y - bend * 0.5)}Q${n(fx)} ${n(y + bend * 1.9)} ${W + 10} ${n(y - bend * 0.5)}`,
        'none',
        `stroke="${mix(c, p.light, 0.55)}" stroke-width="${n(R * 0.035)}"`,
      ),
    );
    for (let i = -10; i <= 10; i++) {
      const x = fx + i * R * 0.3;
      s.add(circle(x, y + R * 0.14 + bend * 1.05 * (1 - ((x - fx) / (W * 0.56)) ** 2), R * 0.03, mix(c, p.light, 0.8)));
    }
  }
}
