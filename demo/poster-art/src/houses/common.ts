/** Parts of every house: glow, people, rows of seats. */
import { mix } from '../color.ts';
import { person } from '../figures.ts';
import { at, circle, ell, n, path, type Stage } from '../stage.ts';

export const glow = (s: Stage, x: number, y: number, r: number, c: string, a: number) =>
  circle(
    x,
    y,
    r,
    s.rad(x, y, r, [
      [0, c, a],
      [0.35, c, a * 0.4],
      [1, c, 0],
    ]),
  );
export const crowd = (s: Stage, y: number, k: number, count: number, c: string, x0 = 60, x1 = 1540): string => {
  let o = '';
  for (let i = 0; i < count; i++) o += at(s.r.f(x0, x1), y + s.r.f(-4, 10), k * s.r.f(0.92, 1.06), 0, person(c, s.r.pick([0, 1, 2, 0, 1, 4, 2])));
  return o;
};
export const seats = (s: Stage, y0: number, rows: number, c0: string, c1: string, heads: number, lift = 1): string => {
  let o = '';
  for (let j = 0; j < rows; j++) {
    const t = j / Math.max(1, rows - 1),
      y = y0 + t ** 1.35 * (1010 - y0),
      w = 44 + t * 118,
      c = mix(c0, c1, t),
      bow = 36 * (1 - t * 0.4);
    for (let x = -w * 2 + (j % 2 ? w / 2 : 0); x < 1600 + w * 2; x += w) {
      const dx = (x + w / 2 - 800) / 800,
        yy = y - bow * (1 - dx * dx) * lift + bow * 0.5;
      if (s.r.chance(heads * (t > 0.9 ? 0.5 : 1))) {
        const f = w / 112;
        o +=
          ell(x + w / 2, yy - 24 * f, 21 * f, 26 * f, c1) +
          path(
            `M${n(x + w * 0.14)} ${n(yy + 34 * f)}Q${n(x + w * 0.18)} ${n(yy - 2)} ${n(x + w / 2)} ${n(yy - 4)}Q${n(x + w * 0.82)} ${n(yy - 2)} ${n(x + w * 0.86)} ${n(yy + 34 * f)}Z`,
            c1,
          );
      }
      o +=
        path(
          `M${n(x + w * 0.05)} ${n(yy + w * 1.2)}V${n(yy + w * 0.2)}Q${n(x + w * 0.05)} ${n(yy)} ${n(x + w * 0.24)} ${n(yy)}H${n(x + w * 0.76)}Q${n(x + w * 0.95)} ${n(yy)} ${n(x + w * 0.95)} ${n(yy + w * 0.2)}V${n(yy + w * 1.2)}Z`,
          c,
        ) +
        path(
          `M${n(x + w * 0.16)} ${n(yy + w * 0.08)}Q${n(x + w / 2)} ${n(yy - w * 0.01)} ${n(x + w * 0.84)} ${n(yy + w * 0.08)}`,
          'none',
          `stroke="${mix(c, s.p.light, 0.28 * (1 - t * 0.6))}" stroke-width="${n(2 + t * 2)}" stroke-linecap="round"`,
        );
    }
  }
  return o;
};
