/** The dark room with the picture running, seen from the seats. */
import { mix, shade } from '../color.ts';
import { person } from '../figures.ts';
import { at, circle, g, n, path, poly, rect, type Stage } from '../stage.ts';
import { glow, seats } from './common.ts';

export function screen(s: Stage): void {
  // dark room, picture running
  const { p, r, W, H } = s,
    hot = p.hot;
  const k = shade(p.deep, -0.06);
  s.bg(k);
  const sx = s.v === 1 ? 120 : 250,
    sw = W - 2 * sx,
    sy = 90,
    sh = s.v === 1 ? 500 : 450;
  s.add(glow(s, 800, 340, 1000, mix(p.mid, hot, 0.35), 0.6));
  const cp = s.clip(`<path d="M${sx} ${sy}Q800 ${sy + 22} ${sx + sw} ${sy}V${sy + sh}Q800 ${sy + sh - 22} ${sx} ${sy + sh}Z"/>`);
  let q = rect(
    sx,
    sy - 5,
    sw,
    sh + 30,
    s.lin(0, sy, 0, sy + sh, [
      [0, mix(p.deep, p.mid, 0.7)],
      [0.55, p.mid],
      [0.8, hot],
      [1, mix(hot, p.light, 0.6)],
    ]),
  );
  if (s.v === 0) {
    q += circle(930, sy + 270, 130, mix(hot, p.light, 0.6));
    for (let l = 0; l < 4; l++) {
      let d = `M${sx} 700`;
      for (let x = sx; x <= sx + sw; x += 8) d += `L${x} ${n(sy + 290 + l * 50 - 130 * (s.noise.ridge(x * 0.004, l * 6.3, 4) - 0.35))}`;
      q += path(d + `L${sx + sw} 700Z`, mix(mix(hot, p.mid, 0.6), p.deep, 0.25 + l * 0.25));
    }
    q += at(600, sy + 462, 1.5, 0, person(shade(p.deep, -0.04), 1));
  } else if (s.v === 1) {
    q += circle(800, sy + 240, 170, mix(hot, p.light, 0.4)) + rect(sx, sy + 330, sw, 300, mix(p.deep, p.mid, 0.5));
    for (let i = 0; i < 60; i++) q += rect(800 + r.gauss() * (60 + i * 6) - 30, sy + 334 + i * 3, r.f(20, 120), 3, mix(hot, p.light, 0.3));
    q += at(700, sy + 345, 0.5, 0, path('M-34 0H36L24 16H-22Z M-1-70V-4L-32-4Z M4-62Q34-34 30-4H4Z', p.deep));
  } else {
    q +=
      rect(sx, sy, sw, sh + 20, hot) +
      circle(800, sy + 225, 300, mix(hot, p.light, 0.45)) +
      at(760, sy + 520, 4.7, 0, person(p.deep, 0)) +
      at(900, sy + 520, 4.4, 0, person(mix(p.deep, p.mid, 0.3), 2));
  }
  s.add(g(`clip-path="${cp}"`, q));
  s.add(
    poly(
      [
        [780, -20],
        [820, -20],
        [sx + sw, sy],
        [sx, sy],
      ],
      s.lin(0, -20, 0, sy, [
        [0, p.light, 0.02],
        [1, p.light, 0.12],
      ]),
    ),
  );
  for (const sd of [-1, 1]) for (let i = 0; i < 4; i++) s.add(circle(800 + sd * (sw / 2 + 40 + i * 42), 690 + i * 26, 3.4, hot));
  s.front(seats(s, 660, 5, mix(k, hot, 0.2), shade(k, -0.03), [0.34, 0.22, 0.5][s.v]), rect(0, 880, W, 40, k, 'opacity=".7"'));
}
