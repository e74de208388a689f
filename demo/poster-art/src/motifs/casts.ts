/** Groups: a cast in a row, busts in squares, a concert crowd, an orchestra. */
import { mix, shade } from '../color.ts';
import { person } from '../figures.ts';
import { at, circle, ell, g, n, path, poly, rect, type Stage } from '../stage.ts';
import { dark, loud, skin, stroke, unit } from '../unit.ts';

const hairs = [
  'M-22-2Q-26-34 0-35Q26-34 22-2Q16-18 0-19Q-16-18-22-2Z',
  'M-24 26Q-32-36 0-38Q32-36 24 26Q18 22 18-4Q10-16-4-18Q-16-14-18-2Q-18 20-24 26Z',
  'M-20-6Q-36-34-8-42Q10-50 26-36Q34-20 20-4Q16-16 0-18Q-12-20-20-6Z',
  'M-30-12Q0-22 30-14L20-20Q18-42 0-42Q-18-42-20-19Z',
  'M-21-4Q-22-30 0-32Q22-30 21-4Q18-22 0-24Q-18-22-21-4Z M-8-32Q-6-50 8-46Q16-38 6-31Z',
  'M-22 0Q-28-30-10-36Q14-44 24-20Q16-24 6-26Q-14-24-22 0Z M-20 12Q-18 34 0 36Q18 34 20 12Q10 22 0 20Q-10 22-20 12Z',
];
/** head and shoulders, about 100 units wide; `kind` chooses hair and collar */
export const busts = (kind: number, face: string, hair: string, coat: string, trim: string): string =>
  path('M-46 100Q-46 50-14 42H14Q46 50 46 100V130H-46Z', coat) +
  path('M-9 22H9V44Q0 56-9 44Z', mix(face, '#000000', 0.14)) +
  ell(0, 4, 20, 25, face) +
  path(hairs[kind % hairs.length], hair) +
  (kind % 3 === 0
    ? path('M-16 42L0 70L16 42L22 48L0 92L-22 48Z', trim)
    : kind % 3 === 1
      ? path('M-17 40Q0 58 17 40L20 52Q0 70-20 52Z', trim)
      : path('M-3 58H3L6 90L0 98L-6 90Z', trim)) +
  (kind % 4 === 2
    ? stroke('M-13 4H-4M4 4H13M-4 4H4', hair, 2.4) +
      circle(-9, 4, 6, 'none', `stroke="${hair}" stroke-width="2.4"`) +
      circle(9, 4, 6, 'none', `stroke="${hair}" stroke-width="2.4"`)
    : circle(-8, 3, 2, hair) + circle(8, 3, 2, hair)) +
  stroke(kind % 2 ? 'M-5 17Q0 20 5 17' : 'M-5 18H5', hair, 2);

/** the company in a row before coloured stripes */
function lineUp(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    pool = [loud(s), p.sub, p.ink, mix(loud(s), p.sub, 0.5), mix(p.ink, p.g, 0.35)].filter((c) => c !== p.g);
  s.bg(p.g);
  const y = fy + R * 0.84,
    count = 6,
    w = (R * 2) / count;
  for (let i = 0; i < count; i++) {
    const h = R * r.f(1.2, 1.86);
    s.add(rect(fx - R + i * w, y - h, w * 0.9, h, mix(pool[i % pool.length], p.g, 0.15)));
  }
  s.add(rect(-5, y, W + 10, H, mix(p.g, p.deep, 0.35)));
  const kinds = r.shuffle([0, 1, 2, 4, 0, 2, 1, 3]);
  const cloth = dark(s);
  for (let i = 0; i < count; i++) {
    const c = i === 2 ? (p.dark ? p.light : p.deep) : mix(cloth, p.deep, 0.2 + 0.12 * (i % 3));
    s.front(
      at(
        fx - R + (i + 0.45) * w,
        y + R * 0.05 * (i % 2),
        (R / 112) * r.f(0.86, 1.1),
        0,
        person(p.dark && i !== 2 ? shade(p.deep, -0.04) : c, kinds[i]),
      ),
    );
  }
}
/** nine busts in nine squares */
function squares(s: Stage): void {
  const { p, r, fx, fy, R } = s,
    u = R * 0.62,
    fills = r.shuffle([
      loud(s),
      p.sub,
      mix(loud(s), p.sub, 0.5),
      mix(p.g, p.ink, 0.22),
      loud(s),
      p.sub,
      p.ink,
      mix(p.sub, p.ink, 0.4),
      mix(loud(s), p.light, 0.4),
    ]),
    cols = s.wide ? 7 : 3;
  s.bg(p.g);
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < cols; i++) {
      const x = fx + (i - (cols - 1) / 2 - (s.wide ? 0.5 : 0)) * u,
        y = fy + (j - 1) * u,
        k = (i * 5 + j * 3) % fills.length;
      const cp = s.clip(`<rect x="${n(x - u * 0.47)}" y="${n(y - u * 0.47)}" width="${n(u * 0.94)}" height="${n(u * 0.94)}"/>`);
      const face = mix(p.light, p.mid, [0.08, 0.42, 0.24, 0.6][(i + j * 2) % 4]);
      s.add(
        rect(x - u * 0.47, y - u * 0.47, u * 0.94, u * 0.94, fills[k]),
        g(
          `clip-path="${cp}"`,
          at(
            x,
            y - u * 0.02,
            u / 124,
            0,
            busts(i + j * 2, face, p.deep, fills[(k + 4) % fills.length] === fills[k] ? p.deep : fills[(k + 4) % fills.length], p.light),
          ),
        ),
      );
    }
}
/** raised hands before the lights of a stage */
function crowd(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s,
    night = p.g === p.light ? p.deep : mix(p.g, p.deep, 0.55);
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, night],
      [0.7, mix(night, p.mid, 0.7)],
      [1, night],
    ]),
  );
  for (let i = 0; i < 9; i++) {
    const x = fx + (i - 4) * R * 0.34,
      a = (i - 4) * 0.16 + r.f(-0.1, 0.1);
    s.add(
      poly(
        [
          [x - 5, fy - R * 0.8],
          [x + 5, fy - R * 0.8],
          [x + Math.sin(a) * R * 2.6 + R * 0.34, fy + R * 1.2],
          [x + Math.sin(a) * R * 2.6 - R * 0.34, fy + R * 1.2],
        ],
        s.lin(0, fy - R * 0.8, 0, fy + R, [
          [0, mix(i % 2 ? p.hot : p.light, p.light, 0.2), 0.75],
          [1, p.hot, 0],
        ]),
      ),
      circle(x, fy - R * 0.8, R * 0.035, p.light),
    );
  }
  for (let row = 0; row < 4; row++) {
    const t = row / 3,
      c = mix(mix(p.mid, p.hot, 0.3), shade(p.deep, -0.04), 0.3 + 0.7 * t),
      u = R * (0.13 + t * 0.16),
      y = fy + R * (0.42 + t * 0.5);
    s.add(rect(-5, y + u * 0.9, W + 10, H, c));
    for (let x = -u; x < W + u; x += u * r.f(0.8, 1.05)) {
      s.add(
        ell(x, y, u * 0.3, u * 0.38, c),
        path(
          `M${n(x - u * 0.55)} ${n(y + u)}Q${n(x - u * 0.5)} ${n(y + u * 0.34)} ${n(x)} ${n(y + u * 0.34)}Q${n(x + u * 0.5)} ${n(y + u * 0.34)} ${n(x + u * 0.55)} ${n(y + u)}Z`,
          c,
        ),
      );
      if (r.chance(0.42)) {
        const d = r.pick([-1, 1]);
        s.add(stroke(`M${n(x + d * u * 0.4)} ${n(y + u * 0.6)}L${n(x + d * u * r.f(0.4, 0.7))} ${n(y - u * r.f(0.3, 0.8))}`, c, Math.round(u * 0.2)));
      }
    }
  }
}
/** the orchestra from above: desks in arcs, one white figure in the middle */
function orchestra(s: Stage): void {
  const { p, r, fx, fy, R } = s,
    cy = fy + R * 0.62;
  s.bg(p.g);
  s.add(circle(fx, cy, R * 0.2, mix(p.g, loud(s), 0.7)));
  for (let ringI = 0; ringI < 6; ringI++) {
    const q = R * (0.44 + ringI * 0.24),
      k = 7 + ringI * 4;
    for (let i = 0; i < k; i++) {
      const a = Math.PI * (1.06 + (0.88 * i) / (k - 1)),
        x = fx + Math.cos(a) * q,
        y = cy + Math.sin(a) * q,
        c = r.chance(0.12) ? loud(s) : ringI % 2 ? p.ink : mix(p.ink, p.sub, 0.55);
      s.add(
        at(
          x,
          y,
          R / 300,
          (a * 180) / Math.PI + 90,
          path('M-22 12Q-20-10 0-12Q20-10 22 12Z', c),
          circle(0, -12, 10, mix(c, p.g, 0.35)),
          rect(-15, 24, 30, 4, mix(p.ink, p.g, 0.5)),
          ringI < 4 ? stroke('M10 0L34-30', mix(loud(s), p.ink, 0.3), 4) : '',
        ),
      );
    }
  }
  s.front(at(fx, cy + R * 0.34, R / 190, 0, person(p.dark ? p.light : p.deep, 5)));
}
export const cast = (s: Stage): void => [lineUp, squares][s.v](s);
export const concert = (s: Stage): void => [crowd, orchestra][s.v](s);
/** one voice: a singer in a cone of light */
export function singer(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    night = p.g === p.light ? mix(p.sub, p.deep, 0.4) : p.g,
    gown = loud(s) === night ? p.light : loud(s),
    face = skin(s);
  s.bg(night);
  const y = fy + R * 0.98;
  s.add(
    poly(
      [
        [fx - R * 0.06, -10],
        [fx + R * 0.06, -10],
        [fx + R * 0.86, y],
        [fx - R * 0.86, y],
      ],
      s.lin(0, 0, 0, y, [
        [0, p.light, 0.5],
        [1, p.light, 0.12],
      ]),
    ),
    rect(-5, y, W + 10, H, mix(night, p.deep, 0.5)),
    ell(fx, y + R * 0.02, R * 0.86, R * 0.1, mix(night, p.light, 0.45)),
  );
  s.front(
    unit(
      s,
      stroke('M-10-34Q-44-44-64-70', face, 8),
      stroke('M12-34Q46-30 58-60', face, 8),
      path('M-20-42Q0-34 20-42Q24-14 14 6Q40 54 66 100H-66Q-40 54-14 6Q-24-14-20-42Z', gown),
      path('M14 6Q40 54 66 100H18Q22 50 14 6Z', mix(gown, p.deep, 0.28)),
      path('M-8-56H8V-38Q0-30-8-38Z', mix(face, p.mid, 0.25)),
      ell(0, -68, 14, 18, face),
      path('M-16-64Q-22-92 0-92Q22-92 16-64Q12-80 0-80Q-12-80-16-64Z', p.deep === night ? p.mid : p.deep),
      circle(0, -96, 10, p.deep === night ? p.mid : p.deep),
      ell(0, -59, 4, 5.5, p.deep),
      stroke('M-8-70H-3M3-70H8', p.deep, 2),
    ),
  );
}
