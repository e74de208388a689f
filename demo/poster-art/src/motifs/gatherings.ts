/** Fairs, lanterns, beds, thread, chess, cakes: where people come together. */
import { mix } from '../color.ts';
import { person } from '../figures.ts';
import { at, circle, curve, ell, g, line, n, path, poly, rect, ring, type Pt, type Stage } from '../stage.ts';
import { dark, edges, loud, stroke, unit } from '../unit.ts';

/** a big wheel over small tents */
export function fair(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    c = p.ink,
    hot = loud(s);
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.sub, 0.5)],
    ]),
  );
  s.add(unit(s, path('M0-10L-44 96H-34L0 8L34 96H44Z', c), ring(0, -14, 78, c, 4), ring(0, -14, 66, c, 2)));
  for (let i = 0; i < 12; i++) {
    const a = i * 0.5236,
      x = 78 * Math.cos(a),
      y = -14 + 78 * Math.sin(a);
    s.add(
      unit(
        s,
        line(0, -14, x, y, c, 1.8),
        path(
          `M${n(x - 11)} ${n(y)}H${n(x + 11)}Q${n(x + 10)} ${n(y + 17)} ${n(x)} ${n(y + 18)}Q${n(x - 10)} ${n(y + 17)} ${n(x - 11)} ${n(y)}Z`,
          i % 3 ? (i % 2 ? hot : p.sub === p.g ? c : p.sub) : mix(hot, p.light, 0.5),
        ),
      ),
    );
  }
  s.add(unit(s, circle(0, -14, 9, hot)));
  const y = fy + R * 0.95;
  s.add(rect(-5, y, W + 10, H, mix(p.g, p.deep, 0.6)));
  for (let i = -4; i <= 4; i++)
    if (i)
      s.add(
        at(
          fx + i * R * 0.46,
          y + R * 0.04,
          R / 210,
          0,
          path('M-44 0V-34H44V0Z', i % 2 ? p.light : hot),
          [0, 1, 2].map((k) => rect(-34 + k * 28, -34, 14, 34, i % 2 ? hot : p.light)).join(''),
          path('M-52-32L0-84L52-32Q39-22 26-32Q13-22 0-32Q-13-22-26-32Q-39-22-52-32Z', i % 2 ? hot : p.sub === p.g ? c : p.sub),
          stroke('M0-84V-102', c, 2.5),
        ),
      );
  for (let i = 0; i < 5; i++) s.front(at(fx + (i - 2) * R * 0.3, y + R * 0.12, R / 400, 0, person(p.deep, [2, 4, 0, 1, 2][i])));
}
/** paper lanterns over a street or a river */
export function lanterns(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    night = p.g === p.light ? mix(p.deep, p.mid, 0.3) : p.g,
    c = p.hot === night ? p.light : p.hot;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, mix(night, p.deep, 0.5)],
      [1, night],
    ]),
  );
  for (let j = 0; j < 4; j++) {
    const y0 = fy - R * (1 - j * 0.46),
      k = 0.6 + j * 0.22;
    s.add(
      path(
        `M-10 ${n(y0)}Q${n(W / 2)} ${n(y0 + R * 0.4)} ${W + 10} ${n(y0 - R * 0.1)}`,
        'none',
        `stroke="${mix(night, p.light, 0.3)}" stroke-width="2.5"`,
      ),
    );
    const N = s.wide ? 9 : 5;
    for (let i = 0; i < N; i++) {
      const t = (i + 0.5 + r.f(-0.2, 0.2)) / N,
        x = t * W,
        y = y0 + R * 0.8 * t * (1 - t) - R * 0.1 * t * t,
        col = i % 3 === 1 ? mix(c, p.light, 0.45) : i % 3 ? mix(c, p.mid, 0.3) : c,
        q = R * 0.1 * k * r.f(0.85, 1.25);
      s.add(
        circle(
          x,
          y + q * 1.4,
          q * 3,
          s.rad(x, y + q * 1.4, q * 3, [
            [0, c, 0.5],
            [1, c, 0],
          ]),
        ),
        line(x, y, x, y + q * 0.5, p.light, 2),
        ell(x, y + q * 1.4, q, q * 1.1, col),
        rect(x - q * 0.4, y + q * 0.28, q * 0.8, q * 0.16, p.deep),
        rect(x - q * 0.4, y + q * 2.36, q * 0.8, q * 0.16, p.deep),
        [-0.5, 0, 0.5]
          .map((d) => ell(x, y + q * 1.4, Math.abs(d) * q + 0.5, q * 1.1, 'none', `stroke="${mix(col, p.deep, 0.25)}" stroke-width="1.5"`))
          .join(''),
      );
    }
  }
  s.front(
    at(fx - R * 0.12, fy + R * 1.02, R / 190, 0, person(mix(p.deep, '#000000', 0.3), r.pick([2, 0, 4]))),
    at(fx + R * 0.14, fy + R * 1.02, R / 190, 0, person(mix(p.deep, '#000000', 0.3), r.pick([0, 4]))),
  );
}
/** a needle drawing a single line into a drawing of hills */
export function thread(s: Stage): void {
  const { p, r, W, fx, fy, R } = s,
    c = loud(s);
  s.bg(p.g);
  for (let i = 0; i < 14; i++) {
    const pts: Pt[] = [];
    for (let x = -20; x <= W + 20; x += 40)
      pts.push([
        x,
        fy - R * 0.3 + i * R * 0.12 + 22 * s.noise.at(x * 0.006, i * 0.6) - R * 0.36 * Math.exp(-(((x - fx) / (R * 0.5)) ** 2)) * (1 - i / 16),
      ]);
    s.add(
      path(
        curve(pts),
        'none',
        `stroke="${i % 4 === 1 ? c : p.ink}" stroke-width="4" stroke-dasharray="${r.i(16, 26)} ${r.i(7, 11)}" stroke-linecap="round"`,
      ),
    );
  }
  s.front(
    unit(
      s,
      stroke('M-120 64Q-60 10-20 40Q20 72 4 20Q-6-24 40-44', c, 3.4),
      g('transform="translate(66 -62) rotate(52)"', path('M0-74Q5-72 5-62L2 72L0 80L-2 72L-5-62Q-5-72 0-74Z', p.ink), ell(0, -60, 2, 8, p.g)),
    ),
  );
}
/** three pieces left on the board */
export function chess(s: Stage): void {
  const { p, H, fx, fy, R } = s,
    a = p.ink,
    c = loud(s);
  s.bg(p.g);
  const u = R * 0.42,
    y0 = fy + R * 0.3;
  for (let j = 0; j < 9; j++)
    for (let i = -14; i < 14; i++) {
      if ((i + j) % 2) continue;
      const P = (x: number, z: number): [number, number] => [fx + x * u * (0.5 + z * 0.22), y0 + u * 0.34 * z * (1 + z * 0.07)];
      s.add(poly([P(i, j), P(i + 1, j), P(i + 1, j + 1), P(i, j + 1)], mix(p.g, p.sub, 0.6)));
    }
  const base = 'M-32 40H32L26 24H-26ZM-22 24H22L14-20H-14Z';
  const pawn = (k: string) => path(base, k) + ell(0, -20, 18, 5, k) + circle(0, -38, 18, k);
  const king = (k: string) =>
    path('M-36 40H36L29 22H-29ZM-25 22H25L14-44H-14Z', k) +
    ell(0, -44, 24, 6, k) +
    path('M-18-48H18L24-76H-24Z', k) +
    path('M-4-78H4V-86H12V-94H4V-102H-4V-94H-12V-86H-4Z', k);
  s.front(
    at(fx + R * 0.5, fy + R * 0.42, R / 140, 0, pawn(mix(a, p.g, 0.35))),
    at(fx - R * 0.34, fy + R * 0.44, R / 96, 0, king(a)),
    at(fx + R * 0.3, fy + R * 0.84, R / 108, 0, pawn(c)),
  );
}
/** pancakes or layers of cake, candles on top */
export function cake(s: Stage): void {
  const { p, W, H, fy, R, r } = s,
    c = loud(s),
    tones = [mix(c, p.light, 0.45), c, mix(c, p.mid, 0.4)];
  s.bg(p.g);
  s.add(rect(-5, fy + R * 0.7, W + 10, H, mix(p.g, p.sub, 0.5)));
  let o = ell(0, 82, 104, 15, p.light === p.g ? p.mid : p.light) + ell(0, 78, 78, 9, mix(p.light, p.mid, 0.35));
  for (let i = 0; i < 7; i++) o += rect(-66 + r.f(-5, 5), 62 - i * 16, 132, 17, tones[i % 3], 'rx="8.500"');
  o += path(
    'M-56-40Q-50-52 0-52Q54-52 60-40Q60-26 48-26Q44 0 36-2Q28-4 28-24Q4-18-2-22Q-8 22-20 20Q-30 18-28-24Q-50-20-56-40Z',
    p.hot === c ? mix(p.mid, p.deep, 0.25) : p.mid,
  );
  o += rect(-16, -66, 32, 18, mix(p.light, c, 0.3), 'rx="4"');
  s.front(unit(s, o, stroke('M0-66V-96', p.ink, 3), path('M1-96L44-88L1-76Z', p.ink === c ? p.sub : mix(c, p.ink, 0.3))));
}
/** an unmade bed seen from above, one side empty */
export function bed(s: Stage): void {
  const { p } = s,
    sheet = p.g === p.light ? mix(p.light, p.mid, 0.25) : p.light,
    c = loud(s),
    e = edges(s);
  s.bg(p.g);
  for (let i = 0; i < 12; i++) s.add(unit(s, line(e.l, e.t + i * 40, e.r, e.t + i * 40, mix(p.g, p.sub, 0.5), 2)));
  s.front(
    unit(
      s,
      rect(-82, -96, 172, 206, p.deep, 'rx="8" opacity=".3"'),
      rect(-88, -102, 172, 206, sheet, 'rx="8"'),
      rect(-78, -92, 68, 44, mix(sheet, p.mid, 0.15), 'rx="12"'),
      rect(4, -92, 70, 44, mix(sheet, p.mid, 0.15), 'rx="12"'),
      ell(-44, -66, 15, 17, dark(s)),
      path('M-88-20Q-50-44-14-26Q20-6 84-34V104H-88Z', c),
      path('M-62-30Q-30-44-22-6Q-26 50-40 92H-66Q-76 20-62-30Z', mix(c, p.deep, 0.18)),
      stroke('M10-4Q30 30 18 70M40-10Q58 30 50 80', mix(c, p.deep, 0.3), 3),
      path('M-88-20Q-50-44-14-26Q20-6 84-34V-22Q20 8-14-12Q-50-30-88-6Z', mix(c, p.light, 0.5)),
    ),
  );
}
