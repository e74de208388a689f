/** Two people: heads together, walking away, dancing, back to back. */
import { mix, shade } from '../color.ts';
import { person, profile } from '../figures.ts';
import { at, circle, ell, g, n, path, poly, rect, type Stage } from '../stage.ts';
import { dark, edges, loud, skin, stroke, unit } from '../unit.ts';

/** two profiles leaning into one another; where they overlap a third colour appears */
function heads(s: Stage): void {
  const { p } = s,
    a = loud(s),
    b = dark(s),
    both = mix(a, b, 0.5);
  s.bg(p.g);
  const L = 'translate(-34 6) rotate(7) scale(.86)',
    R = 'translate(34 6) rotate(-7) scale(-.86 .86)';
  const head = `${profile()}M-34 84Q-86 96-116 150L-130 640H70L40 140Z`;
  s.add(
    unit(
      s,
      g(`transform="${L}"`, path(head, a), path('M36-42Q30-84-18-88Q-66-84-72-28Q-72 14-46 36Q-30 30-28 8Q-24-30 12-42Z', mix(a, p.deep, 0.4))),
      g(`transform="${R}"`, path(head, b), path('M36-44Q30-80-14-84Q-60-80-64-30Q-66 60-96 100Q-40 96-36 40Q-30-26 14-40Z', mix(b, p.light, 0.18))),
      g(`clip-path="${s.clip(`<path d="${head}" transform="${L}"/>`)}"`, g(`transform="${R}"`, path(profile(), both))),
    ),
  );
}
/** hand in hand, seen from behind, long shadows towards us */
function walking(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    f = dark(s),
    hot = loud(s),
    hy = fy + R * 0.12;
  s.bg(p.g);
  s.add(
    rect(-5, hy, W + 10, H, mix(p.g, p.sub, 0.55)),
    poly(
      [
        [fx - R * 0.2, hy],
        [fx + R * 0.2, hy],
        [fx + R * 1.3, H + 10],
        [fx - R * 1.3, H + 10],
      ],
      mix(p.g, hot, 0.6),
    ),
  );
  for (let i = 0; i < 7; i++)
    for (const sd of [-1, 1]) {
      const t = (i / 6) ** 1.6,
        x = fx + sd * R * (0.3 + t * 1.1),
        y = hy + t * (H - hy) * 0.5;
      s.add(
        rect(x - 3 - t * 9, y - R * (0.35 + t), 6 + t * 18, R * (0.35 + t), mix(mix(p.g, p.sub, 0.6), f, t)),
        ell(x, y - R * (0.42 + t), R * (0.12 + t * 0.34), R * (0.2 + t * 0.36), mix(hot, p.g, 0.5 - t * 0.4)),
      );
    }
  const y = fy + R * 0.86;
  for (const [dx, k] of [
    [-0.15, 0],
    [0.15, 2],
  ] as const)
    s.add(g(`transform="translate(${n(fx + dx * R)} ${n(y)}) skewX(-24) scale(${n(R / 105)} ${n(-R / 84)})"`, person(mix(f, p.g, 0.15), k)));
  s.front(
    at(fx - R * 0.15, y, R / 105, 0, person(p.g === p.deep ? p.light : p.deep, 0)),
    at(fx + R * 0.15, y, R / 112, 0, person(p.g === p.deep ? hot : mix(p.deep, hot, 0.5), 2)),
    stroke(`M${n(fx - R * 0.03)} ${n(y - R * 0.46)}L${n(fx + R * 0.05)} ${n(y - R * 0.45)}`, f, Math.round(R * 0.035)),
  );
}
/** a dancing pair cut from two sheets of paper */
function tango(s: Stage): void {
  const { p } = s,
    suit = p.dark ? mix(p.deep, p.light, 0.92) : p.deep,
    dress = loud(s),
    face = mix(skin(s), p.mid, 0.2);
  s.bg(p.g);
  const e = edges(s);
  for (let i = 0; i < 12; i++)
    s.add(unit(s, rect(e.l + i * ((e.r - e.l) / 12), 92, (e.r - e.l) / 12 - 1.5, e.b - 92, mix(p.g, p.sub, i % 2 ? 0.55 : 0.4))));
  s.front(
    unit(
      s,
      stroke('M-22-26Q-58-40-84-70', suit, 9),
      path('M-34 94H-50L-34 40L-36-20Q-38-46-16-48Q8-46 8-20L4 30L16 96H0L-14 44L-28 60Z', suit),
      ell(-12, -66, 10.5, 13, face),
      path('M-22-66Q-26-84-8-82Q4-80-1-70Q-12-74-16-62Z', suit),
      stroke('M24-22Q-20-62-82-72', face, 5.5),
      path('M12-34Q32-44 40-26Q42-8 34 8Q70 40 92 88Q40 70 22 76Q2 60 10 8Q16-10 12-34Z', dress),
      path('M34 8Q50 50 44 74Q32 72 22 76Q20 40 34 8Z', mix(dress, p.deep, 0.3)),
      stroke('M28 70L40 96M20 72L12 96', face, 4.5),
      ell(18, -56, 9.5, 12, face),
      path('M10-60Q10-78 26-74Q40-68 30-50Q36-44 26-44Q28-58 20-64Z', p.deep === p.g ? p.mid : p.deep),
      stroke('M-2-30Q22-20 34-14', suit, 9),
      circle(31, -66, 5, dress),
    ),
  );
}
/** back to back, a line between them */
function apart(s: Stage): void {
  const { p, W, H, fx } = s,
    a = loud(s),
    b = dark(s);
  s.bg(p.g);
  s.add(rect(fx, -5, W, H + 10, mix(p.g, p.sub, 0.7)));
  const head = `${profile()}M-30 84Q-64 92-74 110V640H120L108 150Q70 108 8 96Z`;
  s.add(
    unit(
      s,
      g(
        'transform="translate(62 0) scale(.82)"',
        path(head, b),
        path('M36-46Q30-82-16-86Q-62-82-68-30Q-66 10-44 34Q-30 30-26 8Q-20-32 12-42Z', shade(b, -0.07)),
        stroke('M24-6Q30-9 36-6', p.light, 2.4),
      ),
      g(
        'transform="translate(-62 0) scale(-.82 .82)"',
        path(head, a),
        path('M36-46Q30-82-16-86Q-60-84-68-30Q-70 50-62 92Q-36 70-30 20Q-22-32 12-42Z', mix(a, p.deep, 0.45)),
        stroke('M24-6Q30-9 36-6', p.deep, 2.4),
      ),
    ),
  );
}
export const couple = (s: Stage): void => [heads, walking, tango, apart][s.v](s);
