/** Auditoria with the house lights up. */
import { mix, shade } from '../color.ts';
import { circle, line, n, path, poly, rect, type Stage } from '../stage.ts';
import { glow, seats } from './common.ts';

function walls(s: Stage): void {
  const { p, W, H } = s;
  const sx = 430;
  const sw = 740;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, mix(p.deep, p.mid, 0.4)],
      [1, p.deep],
    ]),
  );
  s.add(
    poly(
      [
        [0, 0],
        [W, 0],
        [sx + sw + 60, 150],
        [sx - 60, 150],
      ],
      mix(p.deep, p.mid, 0.28),
    ),
    poly(
      [
        [0, 0],
        [sx - 60, 150],
        [sx - 60, 540],
        [0, 820],
      ],
      s.lin(0, 0, sx, 0, [
        [0, p.deep],
        [1, mix(p.deep, p.mid, 0.8)],
      ]),
    ),
    poly(
      [
        [W, 0],
        [sx + sw + 60, 150],
        [sx + sw + 60, 540],
        [W, 820],
      ],
      s.lin(W, 0, sx + sw, 0, [
        [0, p.deep],
        [1, mix(p.deep, p.mid, 0.8)],
      ]),
    ),
  );
}
function drapes(s: Stage): void {
  const { p } = s;
  const hot = p.hot;
  const warm = mix(hot, p.light, 0.45);
  const red = p.mid;
  const sx = 430;
  const sw = 740;
  const sy = 190;
  const sh = 310;
  for (let i = 0; i < 5; i++) {
    const q = 1 - i * 0.17;
    s.add(
      path(
        `M${800 - 560 * q} ${20 + i * 32}Q800 ${-60 + i * 42} ${800 + 560 * q} ${20 + i * 32}`,
        'none',
        `stroke="${warm}" stroke-width="${7 - i}" opacity=".9"`,
      ),
    );
  }
  s.add(glow(s, 800, 60, 560, hot, 0.35));
  for (let i = 0; i < 44; i++) {
    const x = sx - 30 + i * 18.4;
    s.add(
      rect(
        x,
        sy - 40,
        18.6,
        sh + 70,
        s.lin(x, 0, x + 18, 0, [
          [0, mix(red, p.deep, 0.6)],
          [0.5, mix(red, hot, 0.5)],
          [1, mix(red, p.deep, 0.6)],
        ]),
      ),
    );
  }
  s.add(
    path(
      `M${sx - 60} ${sy - 50}H${sx + sw + 60}V${sy + 6}Q${sx + sw - 60} ${sy + 60} ${sx + sw - 180} ${sy + 10}Q${sx + sw - 300} ${sy + 60} 800 ${sy + 14}Q${sx + 300} ${sy + 60} ${sx + 180} ${sy + 10}Q${sx + 60} ${sy + 60} ${sx - 60} ${sy + 6}Z`,
      mix(red, hot, 0.35),
    ),
  );
}
function blank(s: Stage): void {
  const { p } = s;
  const sx = 430;
  const sw = 740;
  const sy = 190;
  const sh = 310;
  s.add(
    rect(sx - 14, sy - 14, sw + 28, sh + 28, shade(p.deep, -0.02)),
    rect(
      sx,
      sy,
      sw,
      sh,
      s.lin(0, sy, 0, sy + sh, [
        [0, mix(p.light, p.mid, 0.3)],
        [1, mix(p.light, p.mid, 0.55)],
      ]),
    ),
  );
  s.add(glow(s, 800, 340, 700, p.mid, 0.4));
}
function sideLights(s: Stage): void {
  const { p } = s;
  const hot = p.hot;
  const warm = mix(hot, p.light, 0.45);
  if (s.v === 1)
    for (let i = 0; i < 8; i++) {
      const t = i / 8;
      for (const sd of [-1, 1])
        s.add(
          line(800 + sd * (430 + t * 360), 150 - t * 140, 800 + sd * (430 + t * 360), 545 + t * 260, hot, 3 + t * 9, 'stroke-linecap="round"'),
          line(800 + sd * (430 + t * 360), 150 - t * 140, 800 + sd * (430 + t * 360), 545 + t * 260, hot, 26 + t * 30, 'opacity=".14"'),
        );
    }
  else
    for (let i = 0; i < 5; i++)
      for (const sd of [-1, 1]) {
        const t = i / 5,
          x = 800 + sd * (480 + t * 300),
          y = 300 - t * 30;
        s.add(
          path(`M${n(x - 16 - t * 16)} ${n(y)}L${n(x)} ${n(y + 60 + t * 40)}L${n(x + 16 + t * 16)} ${n(y)}Z`, warm),
          glow(s, x, y, 150 + t * 120, hot, 0.55),
        );
      }
}
function stalls(s: Stage): void {
  const { p } = s;
  const hot = p.hot;
  const red = p.mid;
  for (let i = 0; i < 26; i++) s.add(circle(200 + (i % 13) * 100 + (i > 12 ? 50 : 0), i > 12 ? 96 : 34, 4, p.light));
  s.front(seats(s, 560, 8, mix(red, hot, s.v === 0 ? 0.45 : 0.25), mix(red, p.deep, 0.55), s.v === 2 ? 0.12 : 0));
}
export function hall(s: Stage): void {
  walls(s);
  if (s.v === 0) drapes(s);
  else {
    blank(s);
    sideLights(s);
  }
  stalls(s);
}
