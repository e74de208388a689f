/** Small emblems: a moth, a compass, a light bulb, chimneys, coins. */
import { mix, shade } from '../color.ts';
import { person } from '../figures.ts';
import { at, circle, ell, g, line, n, path, poly, rect, ring, type Stage } from '../stage.ts';
import { dark, edges, loud, stroke, unit } from '../unit.ts';

export function moth(s: Stage): void {
  const { p } = s,
    a = loud(s),
    b = p.ink;
  s.bg(p.g);
  for (let i = 0; i < 14; i++) s.add(ring(s.fx, s.fy, s.R * (0.3 + i * 0.16), mix(p.g, p.sub, 0.5), 2));
  const wing =
    path('M4-6Q30-86 92-72Q108-40 70-8Q40 10 6 4Z', b) +
    path('M4 4Q46 10 62 34Q66 66 36 70Q14 50 4 14Z', mix(b, p.sub, 0.5)) +
    path('M12-8Q36-66 80-62Q88-40 60-16Q36 0 12-8Z', mix(b, a, 0.35)) +
    circle(62, -44, 13, a) +
    circle(62, -44, 6, p.deep === b ? p.light : p.deep) +
    circle(40, 42, 8, a) +
    stroke('M8-8L84-64M8-6L70-16M6 8L52 60', b, 1.8);
  s.front(
    unit(
      s,
      wing,
      g('transform="scale(-1 1)"', wing),
      ell(0, 6, 7, 36, mix(b, p.deep, 0.4)),
      [0, 1, 2, 3].map((i) => rect(-6, 10 + i * 7, 12, 2.4, a)).join(''),
      circle(0, -34, 7, b),
      stroke('M-2-40Q-18-66-32-70M2-40Q18-66 32-70', b, 2.6),
    ),
  );
}
export function compass(s: Stage): void {
  const { p } = s,
    c = loud(s),
    k = p.ink;
  s.bg(p.g);
  for (let i = 0; i < 32; i++) s.add(at(s.fx, s.fy, 1, i * 11.25, line(0, -s.R * 0.9, 0, -3000, mix(p.g, p.sub, i % 4 ? 0.35 : 0.7), i % 4 ? 2 : 4)));
  const ray = (len: number, w: number, l: string, d: string) =>
    poly(
      [
        [0, -len],
        [0, 0],
        [-w, -w],
      ],
      l,
    ) +
    poly(
      [
        [0, -len],
        [0, 0],
        [w, -w],
      ],
      d,
    );
  const star = (len: number, w: number, l: string, d: string, rot: number) =>
    [0, 90, 180, 270].map((a) => g(`transform="rotate(${a + rot})"`, ray(len, w, l, d))).join('');
  s.front(
    unit(
      s,
      ring(0, 0, 88, k, 4),
      ring(0, 0, 80, k, 1.5),
      star(58, 11, mix(p.sub, p.g, 0.2), p.sub === p.g ? k : mix(p.sub, k, 0.4), 45),
      star(92, 16, mix(k, p.g, 0.25), k, 0),
      g(
        'transform="rotate(28)"',
        poly(
          [
            [0, -70],
            [9, 0],
            [-9, 0],
          ],
          c,
        ),
        poly(
          [
            [0, 70],
            [9, 0],
            [-9, 0],
          ],
          p.light === p.g ? p.mid : p.light,
        ),
      ),
      circle(0, 0, 7, p.deep),
    ),
  );
}
export function bulb(s: Stage): void {
  const { p, H } = s,
    c = p.hot === p.g ? p.light : p.hot,
    e = edges(s);
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, p.dark ? shade(p.g, -0.03) : mix(p.g, p.sub, 0.35)],
    ]),
  );
  s.add(
    circle(
      s.fx,
      s.fy,
      s.R * 1.5,
      s.rad(s.fx, s.fy, s.R * 1.5, [
        [0, c, 0.7],
        [0.4, c, 0.25],
        [1, c, 0],
      ]),
    ),
  );
  s.add(unit(s, line(0, e.t, 0, -92, p.ink, 3)));
  s.front(
    unit(
      s,
      rect(-19, -96, 38, 44, dark(s), 'rx="5"'),
      [0, 1, 2].map((i) => rect(-21, -84 + i * 11, 42, 5, mix(dark(s), p.light, 0.3), 'rx="2.500"')).join(''),
      path('M-18-54Q-20-34-40-14A54 54 0 1 0 40-14Q20-34 18-54Z', mix(c, p.light, 0.55)),
      path('M18-54Q20-34 40-14A54 54 0 0 1 8 71Q48 30 6-54Z', c, 'opacity=".45"'),
      stroke('M-9-54L-16 14L-6 4L0 16L6 4L16 14L9-54', p.deep, 3),
      ell(-24, 14, 6, 16, p.light, 'opacity=".8"'),
    ),
  );
}
export function factory(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    c = dark(s),
    hot = loud(s);
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, hot, 0.5)],
    ]),
  );
  for (let k = 0; k < 4; k++) {
    const x = fx + (k - 1.4) * R * 0.4,
      top = fy - R * (0.3 + 0.16 * (k % 2));
    for (let i = 0; i < 13; i++) {
      const t = i / 12;
      s.add(
        circle(
          x + t * R * 1.1 + r.gauss() * R * 0.06,
          top - t * R * 0.86 - 8,
          R * (0.05 + t * 0.2),
          mix(mix(p.g, p.ink, 0.3), hot, 0.4 - t * 0.35),
          `opacity="${n(0.95 - t * 0.5)}"`,
        ),
      );
    }
    s.add(
      poly(
        [
          [x - R * 0.05, top],
          [x + R * 0.05, top],
          [x + R * 0.09, fy + R],
          [x - R * 0.09, fy + R],
        ],
        c,
      ),
      rect(x - R * 0.058, top + R * 0.06, R * 0.116, R * 0.05, hot),
      rect(x - R * 0.064, top + R * 0.18, R * 0.128, R * 0.05, hot),
    );
  }
  let d = `M-10 ${H + 10}V${n(fy + R * 0.5)}`;
  for (let x = -10; x < W + R * 0.3; x += R * 0.34) d += `L${n(x)} ${n(fy + R * 0.5)}V${n(fy + R * 0.28)}L${n(x + R * 0.34)} ${n(fy + R * 0.5)}`;
  s.add(path(`${d}V${H + 10}Z`, mix(c, p.deep, 0.4)));
  for (let x = 0; x < W; x += R * 0.17)
    s.add(rect(x, fy + R * 0.6, R * 0.1, R * 0.16, r.chance(0.6) ? mix(hot, p.light, 0.3) : mix(c, p.light, 0.12)));
  for (let i = 0; i < 5; i++)
    s.front(
      at(
        fx + (i - 2) * R * 0.24 + r.f(-9, 9),
        fy + R * 1.02,
        R / 300,
        0,
        person(i === 2 ? mix(hot, p.light, 0.3) : shade(p.deep, -0.03), [1, 0, 2, 0, 1][i]),
      ),
    );
  s.add(rect(-5, fy + R * 0.98, W + 10, H, shade(p.deep, -0.02)));
}
export function coins(s: Stage): void {
  const { p, r } = s,
    c = loud(s);
  s.bg(p.g);
  const coin = (x: number, y: number, k: number, rot: number, t: string) =>
    at(
      x,
      y,
      k,
      rot,
      ell(0, 7, 50, 50, mix(t, p.deep, 0.45)),
      circle(0, 0, 50, t),
      ring(0, 0, 41, mix(t, p.deep, 0.3), 3),
      path('M0-26L7-8L26-8L11 4L17 24L0 12L-17 24L-11 4L-26-8L-7-8Z', mix(t, p.deep, 0.3)),
    );
  for (let i = 0; i < 22; i++)
    s.add(
      coin(
        s.fx + r.gauss() * s.R * 1.5,
        s.fy + r.gauss() * s.R * 1.6,
        (s.R / 330) * r.f(0.7, 1.6),
        r.f(0, 360),
        i % 4 ? mix(c, p.g, r.f(0.1, 0.5)) : mix(p.ink, p.g, 0.3),
      ),
    );
  s.front(coin(s.fx, s.fy, s.R / 78, -12, c));
}
