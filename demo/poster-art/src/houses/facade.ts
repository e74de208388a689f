/** Three facades at night, each with a lit canopy, no lettering. */
import { mix, shade } from '../color.ts';
import { person } from '../figures.ts';
import { at, circle, line, n, path, poly, rect, type Stage } from '../stage.ts';
import { glow, crowd } from './common.ts';

const wallTone = (s: Stage): string => {
  const wall = mix(s.p.deep, s.p.mid, 0.62);
  return s.lin(0, 120, 0, 730, [
    [0, mix(wall, s.p.deep, 0.45)],
    [0.75, mix(wall, s.p.hot, 0.22)],
    [1, wall],
  ]);
};
function night(s: Stage): void {
  const { p, r, W } = s;
  const hot = p.hot;
  const gy = 730;
  s.bg(
    s.lin(0, 0, 0, gy, [
      [0, shade(p.deep, -0.02)],
      [1, mix(p.deep, p.mid, 0.85)],
    ]),
  );
  for (let i = 0; i < 90; i++) s.add(circle(r.f(0, W), r.f(0, 300), r.f(0.6, 1.8), p.light, 'opacity=".6"'));
  for (const sd of [0, 1]) {
    let x = sd ? 1180 : -20;
    while (x < (sd ? 1640 : 420)) {
      const w = r.f(90, 170),
        t = r.f(250, 430),
        c = mix(p.deep, p.mid, r.f(0.18, 0.4));
      s.add(rect(x, t, w, gy - t, c));
      let q = '';
      for (let y = t + 24; y < gy - 60; y += 40) for (let k = x + 16; k < x + w - 20; k += 30) if (r.chance(0.3)) q += `M${n(k)} ${n(y)}h13v20h-13z`;
      s.add(path(q, mix(hot, c, 0.4)));
      x += w;
    }
  }
}
function tower(s: Stage): void {
  const { p } = s;
  const hot = p.hot;
  const warm = mix(hot, p.light, 0.55);
  const gy = 730;
  const bx = 400;
  const bw = 800;
  const wall = mix(p.deep, p.mid, 0.62);
  const wl = wallTone(s);
  s.add(path(`M${bx} ${gy}V300Q${bx} 250 ${bx + 60} 250H640V170H960V250H${bx + bw - 60}Q${bx + bw} 250 ${bx + bw} 300V${gy}Z`, wl));
  for (let i = 0; i < 7; i++) {
    const x = 668 + i * 44;
    s.add(rect(x - 5, 60 + Math.abs(i - 3) * 34, 10, 440, i === 3 ? warm : mix(hot, wall, 0.25)));
    s.add(glow(s, x, 160, 90, hot, 0.12));
  }
  s.add(rect(764, 60, 72, 330, hot, 'rx="8"'), rect(774, 70, 52, 310, mix(hot, p.deep, 0.75), 'rx="5"'));
  for (let i = 0; i < 7; i++) s.add(circle(800, 98 + i * 42, 13, warm));
}
function star(s: Stage): void {
  const { p } = s;
  const hot = p.hot;
  const gy = 730;
  const bx = 400;
  const bw = 800;
  const wall = mix(p.deep, p.mid, 0.62);
  const wl = wallTone(s);
  s.add(rect(bx, 210, bw, gy - 210, wl));
  for (let i = 0; i < 13; i++)
    s.add(rect(bx + 20 + i * 60, 230, 26, 260, mix(wall, p.deep, 0.35)), rect(bx + 20 + i * 60, 230, 4, 260, mix(wall, hot, 0.5)));
  s.add(path(`M${bx - 16} 215H${bx + bw + 16}V190H${bx - 16}Z`, mix(wall, p.light, 0.2)));
  s.add(
    at(
      800,
      330,
      1,
      0,
      path('M0-150L38-46L150-46L60 18L94 124L0 60L-94 124L-60 18L-150-46L-38-46Z', hot),
      path('M0-110L28-36L108-36L44 12L68 90L0 44L-68 90L-44 12L-108-36L-28-36Z', mix(hot, p.deep, 0.6)),
    ),
    glow(s, 800, 330, 330, hot, 0.4),
  );
}
function slab(s: Stage): void {
  const { p, r } = s;
  const hot = p.hot;
  const warm = mix(hot, p.light, 0.55);
  const gy = 730;
  const bx = 400;
  const bw = 800;
  const wall = mix(p.deep, p.mid, 0.62);
  const wl = wallTone(s);
  s.add(
    poly(
      [
        [bx - 60, gy],
        [bx - 60, 330],
        [bx + 260, 160],
        [bx + bw + 60, 240],
        [bx + bw + 60, gy],
      ],
      wl,
    ),
  );
  for (let i = 0; i < 12; i++)
    for (let j = 0; j < 5; j++)
      s.add(rect(bx - 30 + i * 74, 360 + j * 34 - i * 2, 66, 27, r.chance(0.55) ? mix(warm, wall, r.f(0.1, 0.55)) : mix(wall, p.deep, 0.4)));
  s.add(
    path(`M${bx - 60} 330L${bx + 260} 160L${bx + bw + 60} 240`, 'none', `stroke="${warm}" stroke-width="7"`),
    glow(s, bx + 260, 160, 260, hot, 0.3),
  );
}
function canopy(s: Stage): void {
  const { p, r } = s;
  const hot = p.hot;
  // marquee: a lit canopy with bulbs and blank letter board
  s.add(glow(s, 800, 600, 640, hot, 0.55));
  s.add(
    poly(
      [
        [330, 505],
        [1270, 505],
        [1310, 600],
        [290, 600],
      ],
      shade(p.deep, 0.03),
    ),
    poly(
      [
        [348, 516],
        [1252, 516],
        [1288, 588],
        [312, 588],
      ],
      mix(p.light, hot, 0.16),
    ),
  );
  for (let i = 0; i < 3; i++) s.add(line(340 - i * 9, 532 + i * 22, 1260 + i * 9, 532 + i * 22, mix(p.light, p.deep, 0.35), 2));
  for (let i = 0; i < 4; i++) {
    let x = 380 + r.f(0, 20);
    const y = 535 + (i % 2) * 0 + i * 0;
    if (i > 1) continue;
    while (x < 1200) {
      const w = r.f(60, 170);
      s.add(rect(x, y + 4 + i * 26, w, 12, p.deep, 'opacity=".85"'));
      x += w + r.f(26, 50);
    }
  }
  s.add(rect(288, 598, 1024, 16, hot));
  for (let i = 0; i < 52; i++) {
    s.add(circle(298 + i * 19.7, 606, 5.4, p.light));
    if (i % 2) s.add(circle(334 + i * 17.2, 508, 4, p.light));
  }
}
function entrance(s: Stage): void {
  const { p, r } = s;
  const hot = p.hot;
  const warm = mix(hot, p.light, 0.55);
  const gy = 730;
  s.add(
    rect(
      360,
      614,
      880,
      gy - 614,
      s.lin(0, 614, 0, gy, [
        [0, warm],
        [1, mix(hot, p.mid, 0.45)],
      ]),
    ),
  );
  for (let i = 0; i < 9; i++) s.add(rect(360 + i * 110 - 5, 614, 10, gy - 614, p.deep));
  for (const i of [0, 1, 6, 7])
    s.add(
      rect(392 + i * 110, 632, 50, 76, mix(p.mid, p.deep, 0.3)),
      rect(398 + i * 110, 638, 38, 64, r.pick([hot, p.light, p.mid])),
      circle(417 + i * 110, 662, 12, p.deep),
    );
}
function street(s: Stage): void {
  const { p, r, W, H } = s;
  const hot = p.hot;
  const gy = 730;
  s.add(
    rect(
      0,
      gy,
      W,
      H - gy,
      s.lin(0, gy, 0, H, [
        [0, mix(p.deep, hot, 0.3)],
        [0.25, mix(p.deep, p.mid, 0.35)],
        [1, shade(p.deep, -0.03)],
      ]),
    ),
  );
  for (let i = 0; i < 100; i++) {
    const x = 800 + r.gauss() * 620,
      y = gy + 14 + r.next() ** 1.4 * (H - gy);
    s.add(rect(x, y, r.f(20, 150), r.f(1.5, 4.5), r.chance(0.75) ? hot : p.light, `opacity="${n(r.f(0.1, 0.6))}"`));
  }
  s.front(crowd(s, gy + 26, 1.28, 9, shade(p.deep, -0.03), 380, 1220), at(260, gy + 120, 2.1, 0, person(shade(p.deep, -0.04), 3)));
}
export function facade(s: Stage): void {
  night(s);
  [tower, star, slab][s.v](s);
  canopy(s);
  entrance(s);
  street(s);
}
