/** The house's own things: popcorn, tickets, 3D glasses, seats, a present, a reel, sound. */
import { mix, shade } from '../color.ts';
import { at, circle, ell, line, n, path, poly, rect, ring, type Stage } from '../stage.ts';
import { dark, loud, stroke, unit } from '../unit.ts';

export function popcorn(s: Stage): void {
  const { p, r } = s,
    a = loud(s),
    corn = [p.light, mix(p.light, a, 0.25), mix(p.light, p.mid, 0.2)];
  s.bg(p.g);
  const puff = (x: number, y: number, k: number): string =>
    at(x, y, k, r.f(0, 360), circle(-6, -3, 9, corn[0]), circle(6, -4, 9, corn[1]), circle(0, 7, 9, corn[2]), circle(0, 0, 4, mix(a, p.mid, 0.3)));
  let heap = '';
  for (let i = 0; i < 90; i++) {
    const t = r.next();
    heap += puff(r.gauss() * 62 * (1 - t * 0.5), -22 - t * 46, r.f(0.8, 1.2));
  }
  for (let i = 0; i < 26; i++) s.add(unit(s, puff(r.gauss() * 120, -70 - r.next() * 110, r.f(0.5, 1))));
  const strip = (i: number) =>
    poly(
      [
        [-58 + i * 16.6, -20],
        [-58 + (i + 1) * 16.6, -20],
        [-42 + (i + 1) * 12, 96],
        [-42 + i * 12, 96],
      ],
      i % 2 ? p.light : a === p.light ? p.mid : a,
    );
  s.front(
    unit(
      s,
      heap,
      [0, 1, 2, 3, 4, 5, 6].map(strip).join(''),
      poly(
        [
          [20, -20],
          [58, -20],
          [42, 96],
          [14, 96],
        ],
        p.deep,
        'opacity=".16"',
      ),
    ),
  );
}
export function ticket(s: Stage): void {
  const { p } = s;
  s.bg(p.g);
  const one = (c: string, ink: string): string =>
    path('M-100-44H34A9 9 0 0 0 52-44H100V44H52A9 9 0 0 0 34 44H-100V12A12 12 0 0 0-100-12Z', c) +
    line(43, -30, 43, 34, ink, 2.4, 'stroke-dasharray="5 6"') +
    rect(-72, -24, 66, 9, ink) +
    rect(-72, -6, 92, 5, ink, 'opacity=".6"') +
    rect(-72, 6, 76, 5, ink, 'opacity=".6"') +
    path('M-30 18L-26 27L-16 27L-24 33L-21 42L-30 36L-39 42L-36 33L-44 27L-34 27Z', ink) +
    [0, 1, 2, 3, 4, 5].map((i) => rect(60 + i * 5.4, -28, i % 2 ? 1.8 : 3.4, 56, ink)).join('');
  const c = loud(s);
  s.add(at(s.fx + 8, s.fy + s.R * 0.2, s.R / 112, 14, path('M-100-44H100V44H-100Z', p.deep, 'opacity=".25"')));
  s.front(
    at(s.fx + s.R * 0.08, s.fy + s.R * 0.3, s.R / 112, 16, one(p.g === p.sub ? p.ink : mix(p.sub, p.ink, 0.1), p.g)),
    at(s.fx - s.R * 0.04, s.fy - s.R * 0.14, s.R / 106, -14, one(c, p.g === p.deep ? p.deep : p.deep)),
  );
}
export function glasses3d(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    frame = dark(s);
  s.bg(p.g);
  const off = R * 0.07;
  for (const [c, d] of [
    [p.hot === p.g ? p.mid : p.hot, -off],
    [p.sub === p.g ? p.mid : p.sub, off],
  ] as const)
    for (let i = 1; i < 9; i++) s.add(ring(fx + d, fy, R * 0.27 * i, c, R * 0.03, 'opacity=".8"'));
  const lens = (d: string, c: string) => path(d, c) + path(d, p.light, `transform="translate(-4 -6) scale(.5)" opacity=".18"`);
  s.front(
    unit(
      s,
      path('M-106-38Q-108-46-98-46H98Q108-46 106-38L98 34Q94 48 78 48H30Q18 48 13 36L6 16Q0 8-6 16L-13 36Q-18 48-30 48H-78Q-94 48-98 34Z', frame),
      lens('M-92-32H-16L-24 26Q-28 36-38 36H-72Q-84 36-86 26Z', p.hot === frame ? p.light : p.hot),
      lens('M92-32H16L24 26Q28 36 38 36H72Q84 36 86 26Z', mix(p.mid, p.light, 0.3)),
      stroke('M-104-40L-128-50M104-40L128-50', frame, 11),
    ),
  );
}
/** seats: one row, one double seat, one lounge chair with a footrest */
export function seats(s: Stage): void {
  const { p, W, H, fy, R } = s,
    c = loud(s),
    sh = mix(c, p.deep, 0.35);
  s.bg(p.g);
  s.add(rect(-5, fy + R * 0.66, W + 10, H, mix(p.g, p.deep, 0.4)), ell(s.fx, fy + R * 0.72, R * 1.2, R * 0.12, p.deep, 'opacity=".3"'));
  const seat = (x: number, w: number): string =>
    rect(x - w / 2, -62, w, 96, c, 'rx="16"') +
    rect(x - w / 2 + 8, -54, w - 16, 60, mix(c, p.light, 0.12), 'rx="12"') +
    rect(x - w / 2, 22, w, 30, mix(c, p.light, 0.2), 'rx="11"') +
    rect(x - w / 2 + 4, 48, w - 8, 18, sh, 'rx="6"');
  const arm = (x: number): string => rect(x - 9, 2, 18, 66, sh, 'rx="8"') + rect(x - 10, 0, 20, 13, mix(sh, p.light, 0.15), 'rx="6"');
  if (s.v === 0)
    s.front(
      unit(
        s,
        [-3, -2, -1, 0, 1, 2, 3].map((i) => seat(i * 66, 54)).join(''),
        [-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5].map((i) => arm(i * 66)).join(''),
      ),
    );
  else if (s.v === 1)
    s.front(
      unit(
        s,
        rect(-94, -66, 188, 110, c, 'rx="26"'),
        seat(-44, 86),
        seat(44, 86),
        arm(-96),
        arm(96),
        path('M0-10Q-18-34-30-16Q-34 0 0 20Q34 0 30-16Q18-34 0-10Z', p.g === p.light ? p.deep : p.light),
      ),
    );
  else
    s.front(
      unit(
        s,
        path('M-84-70Q-62-86-48-66L-16 20L-60 48Z', c),
        path('M-74-60Q-62-70-54-56L-26 16L-52 32Z', mix(c, p.light, 0.16)),
        rect(-62, 14, 110, 34, mix(c, p.light, 0.12), 'rx="14"'),
        path('M42 16L104-2Q114 0 112 12L54 46Z', c),
        rect(-50, -6, 78, 18, sh, 'rx="9"'),
        path('M-50 48H44L34 66H-40Z', sh),
        stroke('M66-44V62M44 62H88', p.ink, 4),
        path('M44-44H88L80-58H52Z', p.ink),
        path('M58-60L56-84H76L74-60Z', mix(p.hot, p.light, 0.4)),
      ),
    );
}
export function gift(s: Stage): void {
  const { p, r, W, H } = s,
    c = loud(s),
    rib = p.g === p.light ? p.deep : p.light;
  s.bg(p.g);
  for (let i = 0; i < 70; i++)
    s.add(at(r.f(0, W), r.f(0, H), r.f(0.5, 1.2), r.f(0, 360), rect(-9, -4, 18, 8, [c, p.sub, p.ink, mix(c, p.light, 0.5)][i % 4])));
  s.front(
    unit(
      s,
      path('M0-44Q-34-100-56-74Q-66-50 0-44Q66-50 56-74Q34-100 0-44Z', 'none', `stroke="${rib}" stroke-width="10"`),
      rect(-74, -22, 148, 104, c, 'rx="3"'),
      rect(10, -22, 64, 104, mix(c, p.deep, 0.18)),
      rect(-82, -46, 164, 32, mix(c, p.light, 0.16), 'rx="4"'),
      rect(-13, -46, 26, 128, rib),
      rect(-74, -16, 148, 6, p.deep, 'opacity=".22"'),
    ),
  );
}
/** a reel whose film runs off as a road */
export function reel(s: Stage): void {
  const { p, H, fx, fy, R } = s,
    c = dark(s),
    hot = loud(s);
  s.bg(p.g);
  const tape = `M${n(fx + R * 0.2)} ${n(fy + R * 0.6)}Q${n(fx + R * 0.9)} ${n(fy + R * 0.7)} ${n(fx + R * 0.5)} ${n(fy + R * 1.1)}T${n(fx + R * 1.4)} ${n(H + 60)}`;
  s.add(
    path(tape, 'none', `stroke="${c}" stroke-width="${n(R * 0.3)}"`),
    path(tape, 'none', `stroke="${p.light}" stroke-width="${n(R * 0.26)}" stroke-dasharray="8 18"`),
    path(tape, 'none', `stroke="${c}" stroke-width="${n(R * 0.2)}"`),
    path(tape, 'none', `stroke="${mix(hot, p.light, 0.4)}" stroke-width="${n(R * 0.17)}" stroke-dasharray="${n(R * 0.2)} ${n(R * 0.035)}"`),
  );
  s.add(
    unit(
      s,
      circle(0, -8, 82, c),
      circle(0, -8, 74, hot),
      circle(0, -8, 20, c),
      circle(0, -8, 7, p.g),
      [0, 1, 2, 3, 4].map((i) => circle(44 * Math.cos(i * 1.2566 - 1.57), -8 + 44 * Math.sin(i * 1.2566 - 1.57), 20, p.g)).join(''),
      ring(0, -8, 78, mix(c, p.light, 0.25), 2),
    ),
  );
}
/** sound that comes from all sides, or a picture wider than the wall */
export function surround(s: Stage): void {
  const { p, W, H, fx, fy, R } = s,
    hot = loud(s);
  if (s.v === 0) {
    s.bg(p.g);
    for (let k = 0; k < 7; k++) {
      const a = (k / 7) * 6.283 - 1.57,
        x = fx + Math.cos(a) * R * 1.25,
        y = fy + Math.sin(a) * R * 1.1;
      for (let i = 1; i < 8; i++) s.add(ring(x, y, R * 0.15 * i, mix(k % 2 ? hot : p.sub, p.g, i * 0.09), R * 0.02));
      s.add(circle(x, y, R * 0.07, k % 2 ? hot : p.ink));
    }
    s.front(circle(fx, fy, R * 0.16, p.ink), circle(fx, fy, R * 0.1, hot));
  } else {
    s.bg(shade(p.deep, -0.02));
    for (let i = 0; i < 5; i++) {
      const k = 1 - i * 0.15;
      s.add(
        path(
          `M${n(fx - R * 1.9 * k)} ${n(fy - R * 0.9 * k)}Q${n(fx)} ${n(fy - R * 0.5 * k)} ${n(fx + R * 1.9 * k)} ${n(fy - R * 0.9 * k)}V${n(fy + R * 0.8 * k)}Q${n(fx)} ${n(fy + R * 0.46 * k)} ${n(fx - R * 1.9 * k)} ${n(fy + R * 0.8 * k)}Z`,
          mix(mix(p.deep, p.mid, 0.5), i === 4 ? mix(p.hot, p.light, 0.5) : p.hot, i / 4),
        ),
      );
    }
    for (let i = -6; i <= 6; i++)
      s.add(
        path(
          `M${n(fx + i * R * 0.28 - R * 0.12)} ${H + 10}V${n(fy + R * 1.08)}Q${n(fx + i * R * 0.28)} ${n(fy + R * 0.94)} ${n(fx + i * R * 0.28 + R * 0.12)} ${n(fy + R * 1.08)}V${H + 10}Z`,
          shade(p.deep, 0.03),
        ),
      );
  }
}
