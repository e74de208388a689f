/** Animals with a face of their own: heads, waders, swans, fish, four legs. */
import { mix } from '../color.ts';
import { foxHead } from '../figures.ts';
import { at, circle, ell, g, n, path, rect, type Stage } from '../stage.ts';
import { loud, stroke, unit } from '../unit.ts';

/** fox, lynx or wolf: one folded-paper head */
export function beastHead(s: Stage): void {
  const { p, r } = s,
    a = s.v === 1 ? mix(p.ink, p.g, 0.2) : loud(s),
    b = s.v === 1 ? p.light : mix(p.light, a, 0.12),
    c = s.p.g === p.deep && s.v === 1 ? mix(p.deep, p.mid, 0.4) : p.deep;
  s.bg(p.g);
  const leaf = p.dark ? mix(p.g, p.sub, 0.65) : mix(p.g, p.sub, 0.4);
  for (let i = 0; i < 26; i++) {
    const q = r.f(0.95, 1.6) * s.R,
      t = r.f(0, 6.283);
    s.add(
      at(
        s.fx + Math.cos(t) * q,
        s.fy + Math.sin(t) * q,
        s.R / 190,
        (t * 180) / Math.PI + 90 + r.f(-25, 25),
        path('M0 40Q-34 0 0-70Q34 0 0 40Z', leaf),
        stroke('M0 36V-50', p.g, 2),
      ),
    );
  }
  const eyes = path('M-25-6L-8 4L-20 5Z', p.hot === a ? p.light : p.hot) + path('M25-6L8 4L20 5Z', p.hot === a ? p.light : p.hot);
  const tufts =
    s.v === 1
      ? stroke('M-44-50L-54-74M44-50L54-74', c, 5) + path('M-42-4L-66 22L-36 18L-44 40L-16 30Z', b) + path('M42-4L66 22L36 18L44 40L16 30Z', b)
      : '';
  s.front(
    at(
      s.fx,
      s.fy + s.R * 0.06,
      s.R / 66,
      0,
      tufts,
      foxHead(a, b, c),
      s.v === 1 ? eyes : '',
      stroke('M-30 30L-60 26M-28 36L-56 42M30 30L60 26M28 36L56 42', c, 1.4),
    ),
  );
}
/** heron, crane or stork among reeds */
export function wader(s: Stage): void {
  const { p, r, W, H, fy, R } = s,
    body = p.dark ? p.light : p.deep,
    wing = p.dark ? mix(p.light, p.mid, 0.5) : mix(p.deep, p.mid, 0.6),
    water = mix(p.g, p.sub, 0.55);
  s.bg(p.g);
  const y = fy + R * 0.72;
  s.add(rect(-5, y, W + 10, H, water));
  for (let i = 0; i < 16; i++) s.add(rect(r.f(-40, W), y + 12 + r.next() ** 1.5 * (H - y), r.f(40, 190), r.f(2, 5), mix(water, p.light, 0.35)));
  for (let i = 0; i < 34; i++) {
    const x = (r.chance(0.5) ? r.f(-0.02, 0.24) : r.f(0.76, 1.02)) * W,
      h = R * r.f(0.6, 1.7),
      c = mix(water, i % 3 ? p.deep : loud(s), r.f(0.4, 0.9));
    s.add(stroke(`M${n(x)} ${n(y + R * 0.3)}Q${n(x + r.f(-20, 20))} ${n(y - h * 0.5)} ${n(x + r.f(-50, 50))} ${n(y - h)}`, c, r.i(3, 7)));
  }
  s.front(
    unit(
      s,
      stroke('M-4 34L0 98M14 34L8 66L20 98', loud(s), 4),
      stroke('M8-2Q42-18 20-44Q2-62 12-82', body, 9),
      path('M-66 46Q-40-4 4-8Q32-6 30 18Q20 44-14 40Q-40 38-66 46Z', body),
      path('M-78 62Q-50 14-4 6Q16 8 8 22Q-20 34-34 38Z', wing),
      ell(16, -86, 11, 8, body),
      path('M24-90L72-84L24-80Z', loud(s)),
      stroke('M8-90Q-14-94-26-84', body, 3),
      circle(18, -88, 1.9, p.g),
    ),
  );
}
/** a swan and its double in the water */
export function swan(s: Stage): void {
  const { p, r, W, H, fy, R } = s,
    body = p.g === p.light ? p.ink : p.light,
    water = p.g === p.light ? mix(p.g, p.sub, 0.6) : mix(p.g, p.deep, 0.4);
  s.bg(p.g);
  const y = fy + R * 0.22;
  s.add(rect(-5, y, W + 10, H, water));
  const bird =
    path('M-78-18Q-70 12-20 14H34Q66 8 62-14Q50-36 10-34Q-30-34-46-24Q-66-34-92-40Q-90-24-78-18Z', body) +
    path('M-82-50Q-40-64 6-50Q34-38 40-22Q6-38-30-28Q-60-30-82-50Z', mix(body, p.mid, 0.2)) +
    stroke('M52-8Q84-36 62-66Q42-92 62-110', body, 14) +
    ell(64, -112, 12, 9, body) +
    path('M72-117L96-106L72-106Z', loud(s)) +
    circle(67, -114, 2, water);
  s.add(g(`transform="translate(${n(s.fx)} ${n(y + 4)}) scale(${n(R / 104)} ${n(-R / 120)})" opacity=".3"`, bird));
  for (let i = 0; i < 22; i++) {
    const q = r.next();
    s.add(rect(s.fx + r.gauss() * R * 0.9 - 60, y + 14 + q * R * 1.1, r.f(40, 200), 3 + q * 4, water));
  }
  for (let i = 0; i < 5; i++)
    s.add(ell(s.fx, y + 6, R * (0.86 + i * 0.2), R * (0.07 + i * 0.035), 'none', `stroke="${mix(water, p.light, 0.4)}" stroke-width="2.5"`));
  s.front(at(s.fx, y - R * 0.02, R / 104, 0, bird));
}
/** a shoal turning at once, one the other way */
export function fish(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const one = (c: string, e: string) =>
    path('M-46 0Q-20-30 22-14L46-28Q40 0 46 28L22 14Q-20 30-46 0Z', c) + circle(-26, -5, 3.4, e) + stroke('M-12-14Q-4 0-12 14', e, 2);
  const rows = 9;
  for (let j = -rows; j <= rows; j++)
    for (let i = -6; i <= 6; i++) {
      const x = fx + (i + (j % 2 ? 0.5 : 0)) * R * 0.44,
        y = fy + j * R * 0.21,
        d = Math.hypot((x - fx) / R, (y - fy) / R);
      if (d < 0.3 || (d > 1.12 && !s.wide) || d > 2.4) continue;
      s.add(
        at(
          x,
          y,
          (R / 270) * (1.15 - Math.min(0.6, d * 0.35)),
          10 * Math.sin(j * 0.7 + i) + r.f(-5, 5),
          one(j % 3 ? p.ink : mix(p.ink, p.sub, 0.6), p.g),
        ),
      );
    }
  s.front(at(fx, fy, R / 125, 180, one(loud(s), p.deep)));
}
/** donkey, goat or horse on a hill, big as the sky */
export function fourLegs(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    c = p.dark ? mix(p.light, p.mid, 0.25) : p.deep,
    hill = p.dark ? mix(p.g, p.sub, 0.8) : p.sub;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, loud(s), 0.6)],
    ]),
  );
  s.add(path(`M-10 ${n(fy + R * 0.95)}Q${n(fx)} ${n(fy + R * 0.66)} ${W + 10} ${n(fy + R * 1)}V${H + 10}H-10Z`, hill));
  const legs = 'M-48 10L-50 84H-40L-34 20ZM-30 12L-24 84H-14L-18 14ZM26 12L24 84H34L40 16ZM44 8L52 84H62L58 0Z';
  const ears =
    s.v === 2
      ? 'M74-60L72-82Q82-76 84-64Z'
      : s.v === 0
        ? 'M70-58L58-100Q72-98 78-66ZM80-62L88-104Q98-92 90-60Z'
        : 'M72-60Q60-92 36-94Q66-108 82-66ZM84-60Q84-88 66-104Q98-102 94-58Z';
  s.front(
    at(
      fx - R * 0.06,
      fy + R * 0.02,
      R / 108,
      0,
      path(legs, c),
      path('M-58-22Q-62 20-30 20Q10 28 40 20Q60 16 62-6Q66-24 78-26L104-18Q114-20 112-30L92-62Q80-72 68-60L46-28Q20-34-20-32Q-48-36-58-22Z', c),
      path(ears, c),
      s.v === 2 ? path('M-56-26Q-92-20-84 60Q-70 40-66 20Q-60 0-50-8Z', mix(c, loud(s), 0.45)) : stroke('M-58-18Q-76 0-68 30', c, 5),
      path('M46-28Q54-60 72-66L60-34Q56-22 46-28Z', mix(c, loud(s), 0.55)),
      s.v === 2 ? path('M74-66Q48-62 36-26Q44-30 50-22Q56-30 60-34Q70-44 80-60Z', mix(c, loud(s), 0.45)) : '',
      s.v === 2 ? '' : s.v === 0 ? path('M-34-33H16V-2Q-8 6-34-2Z', loud(s)) : path('M104-18L98 2L92-20Z', mix(c, p.light, 0.4)),
      circle(88, -46, 2.8, p.g),
    ),
  );
}
/** an otter on its back, rings around it */
export function otter(s: Stage): void {
  const { p, fx, fy, R } = s,
    water = s.r.chance(0.5) ? mix(p.mid, p.light, 0.25) : mix(p.g, p.sub, 0.5),
    fur = p.deep,
    belly = mix(p.light, p.hot, 0.25);
  s.bg(water);
  for (let i = 7; i > 0; i--)
    s.add(
      ell(
        fx,
        fy + R * 0.12,
        R * (0.5 + i * 0.2),
        R * (0.34 + i * 0.15),
        'none',
        `stroke="${p.light}" stroke-width="${n(R * 0.02)}" stroke-dasharray="${n(R * 0.5)} ${n(R * 0.1 * i)}" opacity=".6"`,
      ),
    );
  s.front(
    at(
      fx,
      fy,
      R / 104,
      -14,
      path('M-96 34Q-70 26-52 22Q-30-26 22-28Q58-26 62 0Q58 34 10 38Q-26 40-50 34Q-74 44-96 34Z', fur),
      path('M-40 20Q-16-12 22-14Q44-12 46 2Q40 22 8 26Q-20 26-40 20Z', belly),
      circle(66, -14, 30, fur),
      circle(48, -38, 8, fur),
      circle(86, -38, 8, fur),
      ell(70, -6, 19, 14, belly),
      ell(70, -13, 6, 4.4, fur),
      circle(56, -22, 3.2, p.light),
      circle(80, -22, 3.2, p.light),
      stroke('M58-4L34 2M58 0L38 10M84-4L106-2M84 0L102 8', p.light, 1.6),
      path('M6-14Q14-30 26-20Q24-8 12-6ZM30 8Q46 14 40 22Q28 22 26 12Z', fur),
      ell(24, -4, 11, 8, loud(s) === water ? p.hot : loud(s)),
    ),
  );
}
