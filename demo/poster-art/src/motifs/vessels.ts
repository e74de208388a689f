/** Vessels that carry us: ships, barges, bicycles, planes, rockets, suitcases. */
import { mix, shade } from '../color.ts';
import { person } from '../figures.ts';
import { circle, ell, g, line, n, at, path, poly, rect, ring, type Stage } from '../stage.ts';
import { dark, edges, loud, stroke, unit } from '../unit.ts';

/** the bow of a ship, seen from the quay */
function bow(s: Stage): void {
  const { p, r, W, H, fy, R } = s,
    hull = p.g === p.deep ? mix(p.deep, p.mid, 0.7) : p.deep;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.sub, 0.6)],
    ]),
  );
  s.add(
    unit(
      s,
      rect(-34, -92, 68, 30, mix(p.light, p.mid, 0.15)),
      rect(-28, -86, 56, 9, p.deep),
      rect(-14, -116, 28, 26, loud(s)),
      rect(-14, -110, 28, 6, p.deep),
      path('M-84-66Q0-46 84-66L64 30Q40 84 0 96Q-40 84-64 30Z', hull),
      path('M0-52V96Q40 84 64 30L84-66Q40-54 0-52Z', shade(hull, p.g === p.deep ? 0.08 : 0.06)),
      path('M-64 30Q0 56 64 30Q40 84 0 96Q-40 84-64 30Z', loud(s)),
      stroke('M-84-66Q0-46 84-66', p.light, 4),
      circle(-30, -22, 7, p.g),
      circle(30, -22, 7, p.g),
      stroke('M-30-22L-120 44M30-22L120 44', p.light, 1.6),
    ),
  );
  const y = fy + R * 0.74;
  s.add(rect(-5, y, W + 10, H, mix(p.g, p.deep, 0.5)));
  for (let i = 0; i < 46; i++)
    s.add(
      rect(
        r.f(-60, W),
        y + r.next() ** 1.6 * (H - y),
        r.f(30, 170),
        r.f(2, 5),
        i % 3 ? mix(p.deep, p.sub, 0.6) : p.light,
        `opacity="${n(r.f(0.25, 0.8))}"`,
      ),
    );
}
/** a barge on a canal between poplars, everything twice */
function barge(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    y = fy + R * 0.2,
    tree = p.dark ? mix(p.g, p.sub, 0.8) : p.sub;
  s.bg(p.g);
  const half = (k: number, fade: number): string => {
    let o = '';
    for (let i = -9; i <= 9; i++) {
      const x = fx + i * R * 0.3,
        h = R * (0.62 + 0.14 * Math.sin(i * 2.3));
      o +=
        ell(x, y - k * h * 0.62, R * 0.075, h * 0.5, mix(tree, p.g, fade + 0.08 * (i & 1))) +
        rect(x - 3, k > 0 ? y - h * 0.16 : y, 6, h * 0.16, mix(p.deep, p.g, fade));
    }
    return o;
  };
  s.add(half(1, 0.05), rect(-5, y - 4, W + 10, 8, mix(tree, p.deep, 0.4)), rect(-5, y + 4, W + 10, H, mix(p.g, p.sub, 0.28)), half(-1, 0.5));
  const boat =
    path('M-96-4H92L80 22H-74Q-92 18-96-4Z', dark(s)) +
    path('M-96-4H92L90 2H-95Z', loud(s)) +
    rect(-60, -30, 62, 26, p.light) +
    rect(-64, -35, 70, 6, loud(s)) +
    [0, 1, 2, 3].map((i) => rect(-55 + i * 15, -24, 9, 10, p.deep)).join('') +
    stroke('M34-4V-54', p.deep, 3) +
    path('M36-52L66-44L36-36Z', loud(s)) +
    ell(52, -10, 6, 7, p.deep);
  s.front(at(fx, y + R * 0.3, R / 100, 0, boat));
  for (let i = 0; i < 9; i++) s.add(rect(fx - R * (0.9 - i * 0.04), y + R * (0.56 + i * 0.07), R * (1.7 - i * 0.13), 3, p.light, 'opacity=".7"'));
}
/** a lit liner passing in the dark */
function liner(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    night = p.g === p.light ? mix(p.sub, p.deep, 0.3) : p.g,
    y = fy + R * 0.42,
    lit = mix(p.hot === night ? p.light : p.hot, p.light, 0.4);
  s.bg(
    s.lin(0, 0, 0, y, [
      [0, mix(night, p.deep, 0.4)],
      [1, mix(night, p.sub, 0.3)],
    ]),
  );
  s.add(rect(-5, y, W + 10, H, mix(night, p.deep, 0.55)));
  const hull = mix(p.deep, night, 0.15);
  const rows = [0, 1, 2]
    .map((j) =>
      Array.from({ length: 15 - j * 3 }, (_, i) =>
        rect(-74 + j * 13 + i * 9.6, -12 - j * 17, 5.4, 7, r.chance(0.8) ? lit : mix(hull, lit, 0.2)),
      ).join(''),
    )
    .join('');
  s.add(
    at(
      fx,
      y,
      R / 100,
      0,
      path('M-116-2H112Q100 22 84 30H-98Z', hull),
      path('M-86-2V-20H76V-2ZM-72-20V-37H56V-20ZM-58-37V-54H34V-37Z', mix(hull, p.light, 0.12)),
      rows,
      [-34, -8, 18].map((x) => path(`M${x} -54L${x + 4}-92H${x + 20}L${x + 18}-54Z`, hull) + rect(x + 3, -86, 17, 9, loud(s))).join(''),
      [0, 1, 2, 3, 4].map((i) => circle(-4 - i * 26, -108 - i * 9, 12 + i * 7, mix(night, p.light, 0.14 - i * 0.02))).join(''),
    ),
  );
  for (let i = 0; i < 70; i++)
    s.add(rect(fx + r.gauss() * R * 0.9, y + R * 0.32 + r.next() ** 1.5 * R * 0.9, r.f(10, 70), 3, lit, `opacity="${n(r.f(0.15, 0.8))}"`));
  s.front(at(fx - R * 0.7, y + R * 0.66, R / 210, -4, path('M-34 0H36L24 16H-22Z', p.light), at(2, 2, 0.4, 0, person(p.deep, 0))));
}
/** a ghost under torn sails */
function galleon(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    pale = p.g === p.light ? mix(p.deep, p.mid, 0.4) : mix(p.light, p.mid, 0.2),
    hull = p.g === p.deep ? mix(p.deep, p.mid, 0.5) : p.deep;
  s.bg(
    s.rad(fx, fy - R * 0.2, R * 2, [
      [0, mix(p.g, loud(s), 0.5)],
      [1, p.g],
    ]),
  );
  const sail = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x - w} ${y}Q${x} ${y - 6} ${x + w} ${y}Q${x + w * 1.3} ${y + h * 0.5} ${x + w * 0.9} ${y + h}L${x + w * 0.5} ${y + h * 0.86}L${x + w * 0.1} ${y + h * 1.04}L${x - w * 0.4} ${y + h * 0.88}L${x - w} ${y + h}Q${x - w * 0.7} ${y + h * 0.5} ${x - w} ${y}Z`,
      pale,
    );
  s.front(
    at(
      fx,
      fy + R * 0.06,
      R / 104,
      -7,
      [-46, 0, 42].map((x, i) => line(x, [-74, -104, -80][i], x, 34, hull, 4)).join(''),
      sail(-46, -64, 22, 30),
      sail(-46, -28, 26, 40),
      sail(0, -92, 24, 34),
      sail(0, -52, 30, 60),
      sail(42, -70, 20, 30),
      sail(42, -34, 24, 42),
      stroke('M70 20L112-6M-46-74L0-104L42-80L112-6', hull, 1.6),
      path('M-84 14H-60V28H66L88 18Q78 58 46 70H-46Q-78 62-84 14Z', hull),
      [0, 1, 2, 3, 4, 5].map((i) => rect(-48 + i * 18, 40, 8, 8, loud(s))).join(''),
    ),
  );
  for (let j = 0; j < 5; j++) {
    let d = `M-20 ${H + 20}V${n(fy + R * (0.66 + j * 0.16))}`;
    for (let x = -20; x < W + 80; x += R * 0.26) d += `q${n(R * 0.065)} ${n(-R * (0.1 + j * 0.02))} ${n(R * 0.13)} 0t${n(R * 0.13)} 0`;
    s.front(path(`${d}V${H + 20}Z`, mix(mix(p.g, p.sub, 0.5), p.deep, 0.25 + j * 0.16)));
  }
}
export const ship = (s: Stage): void => [bow, barge, liner, galleon][s.v](s);
/** a racing bicycle, and the road it has climbed */
export function bicycle(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    c = p.dark ? p.light : p.deep,
    hot = loud(s);
  s.bg(p.g);
  for (let i = 0; i < 6; i++)
    s.add(
      poly(
        [
          [-10, fy + R * (0.78 - i * 0.2)],
          [W + 10, fy + R * (0.5 - i * 0.32)],
          [W + 10, fy + R * (0.42 - i * 0.32)],
          [-10, fy + R * (0.73 - i * 0.2)],
        ],
        mix(p.g, p.sub, 0.3 + i * 0.08),
      ),
    );
  s.add(
    poly(
      [
        [-10, fy + R * 0.92],
        [W + 10, fy + R * 0.62],
        [W + 10, H + 10],
        [-10, H + 10],
      ],
      mix(p.g, p.sub, 0.7),
    ),
  );
  const wheel = (x: number): string =>
    ring(x, 30, 40, c, 5) +
    Array.from({ length: 9 }, (_, i) =>
      line(x + 40 * Math.cos(i * 0.35), 30 + 40 * Math.sin(i * 0.35), x - 40 * Math.cos(i * 0.35), 30 - 40 * Math.sin(i * 0.35), mix(c, p.g, 0.4), 1),
    ).join('') +
    circle(x, 30, 5, c);
  s.front(
    at(
      fx,
      fy + R * 0.2,
      R / 100,
      -8,
      wheel(-60),
      wheel(60),
      stroke('M-60 30L-22-32L38-36L-4 30ZM-22-32L-4 30M-60 30H-4M60 30L36-48', hot, 6.5),
      stroke('M-26-48L-20-30M36-48L48-52Q62-50 58-38', c, 6),
      stroke('M-40-50H-14', c, 8),
      ring(-4, 30, 12, c, 4),
      stroke('M-4 30L10 46M-4 30L-18 14', c, 4),
    ),
  );
}
/** an airliner over paper clouds, or its shadow over fields */
export function plane(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  s.bg(p.g);
  const u = R * 0.5;
  for (let j = -4; j < 6; j++)
    for (let i = -4; i < 7; i++)
      s.add(
        at(
          fx + i * u,
          fy + j * u,
          1,
          -12,
          rect(-u * 0.5, -u * 0.5, u * r.f(0.7, 1.02), u * r.f(0.6, 1.02), mix(p.g, r.pick([p.sub, p.sub, loud(s), p.ink]), r.f(0.08, 0.34))),
        ),
      );
  const jet = (c: string): string =>
    path('M0-100Q10-92 10-62V-28L96 26V42L10 14L7 62L34 84V94L0 84L-34 94V84L-7 62L-10 14L-96 42V26L-10-28V-62Q-10-92 0-100Z', c) +
    rect(-50, -4, 9, 20, c, 'rx="4"') +
    rect(41, -4, 9, 20, c, 'rx="4"');
  s.add(g('opacity=".3"', at(fx + R * 0.2, fy + R * 0.26, R / 122, 34, jet(p.deep))));
  s.front(at(fx, fy, R / 112, 34, jet(p.dark ? p.light : p.deep), path('M0-100Q10-92 10-62H-10Q-10-92 0-100Z', loud(s))));
}
/** a rocket climbing on a column of smoke */
export function rocket(s: Stage): void {
  const { p, r, W, H } = s,
    e = edges(s),
    smoke = p.dark ? mix(p.light, p.sub, 0.2) : p.light === p.g ? mix(p.sub, p.light, 0.3) : p.light;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, mix(p.g, p.deep, 0.3)],
      [1, p.g],
    ]),
  );
  for (let i = 0; i < 90; i++) s.add(circle(r.f(0, W), r.f(0, H * 0.7), r.f(0.8, 2.4), p.dark ? p.light : p.ink, 'opacity=".7"'));
  let puffs = '';
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    puffs += circle(r.gauss() * (8 + t * 90), 66 + t * (e.b - 40), 12 + t * 30 * r.f(0.7, 1.3), mix(smoke, i % 3 ? p.mid : loud(s), r.f(0, 0.3)));
  }
  s.add(unit(s, path(`M-12 54L-30 ${n(e.b)}H30L12 54Z`, loud(s)), puffs));
  s.front(
    unit(
      s,
      path('M-26 20L-54 66L-20 52ZM26 20L54 66L20 52Z', loud(s)),
      path('M0-104Q34-60 28 8L20 56H-20L-28 8Q-34-60 0-104Z', p.g === p.light ? p.ink : p.light),
      path('M0-104Q34-60 28 8L20 56H4Q14-30 0-104Z', mix(p.g === p.light ? p.ink : p.light, p.mid, 0.45)),
      path('M0-104Q18-82 24-52H-24Q-18-82 0-104Z', loud(s)),
      circle(0, -18, 14, p.deep),
      circle(0, -18, 9, mix(p.mid, p.light, 0.4)),
      path('M-14 56H14L8 74L0 64L-8 74Z', p.hot),
    ),
  );
}
/** a suitcase left on a platform */
export function suitcase(s: Stage): void {
  const { p, W, H, fy, R } = s,
    c = loud(s);
  s.bg(p.g);
  s.add(rect(-5, fy + R * 0.6, W + 10, H, mix(p.g, p.sub, 0.6)), rect(-5, fy + R * 0.86, W + 10, R * 0.05, p.light));
  s.add(
    unit(
      s,
      poly(
        [
          [-70, 78],
          [74, 78],
          [190, 118],
          [40, 118],
        ],
        p.deep,
        'opacity=".35"',
      ),
    ),
  );
  s.front(
    unit(
      s,
      stroke('M-24-40V-62Q-24-70-16-70H16Q24-70 24-62V-40', p.deep === p.g ? p.mid : p.deep, 8),
      rect(-86, -42, 172, 122, c, 'rx="10"'),
      rect(-86, -42, 172, 122, mix(c, p.deep, 0.2), 'rx="10" opacity=".5"'),
      rect(-80, -42, 150, 116, c, 'rx="8"'),
      rect(-58, -42, 14, 122, mix(c, p.deep, 0.5)),
      rect(44, -42, 14, 122, mix(c, p.deep, 0.5)),
      rect(-61, 0, 20, 14, p.light, 'rx="2"'),
      rect(41, 0, 20, 14, p.light, 'rx="2"'),
      g('transform="rotate(-9 0 30)"', rect(-26, 16, 52, 34, p.light), rect(-20, 23, 28, 4, p.mid), rect(-20, 32, 40, 4, p.deep)),
    ),
  );
}
