/** Clocks, keys, letters, balloons, a blade. */
import { mix } from '../color.ts';
import { person, hand, keyShape } from '../figures.ts';
import { at, circle, ell, g, line, n, path, poly, rect, ring, type Stage } from '../stage.ts';

function clockFace(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const h = r.f(0, 360),
    m = r.f(0, 360);
  s.add(circle(fx, fy, R * 0.98, p.ink), circle(fx, fy, R * 0.86, p.g));
  for (let i = 0; i < 60; i++) {
    const a = i * 6;
    s.add(at(fx, fy, 1, a, rect(-(i % 5 ? 2 : 6), -R * 0.82, i % 5 ? 4 : 12, R * (i % 5 ? 0.05 : 0.14), i === 0 ? p.hot : p.ink)));
  }
  s.add(
    at(
      fx,
      fy,
      1,
      h,
      poly(
        [
          [-R * 0.04, R * 0.12],
          [R * 0.04, R * 0.12],
          [R * 0.022, -R * 0.5],
          [-R * 0.022, -R * 0.5],
        ],
        p.ink,
      ),
    ),
    at(
      fx,
      fy,
      1,
      m,
      poly(
        [
          [-R * 0.03, R * 0.16],
          [R * 0.03, R * 0.16],
          [R * 0.012, -R * 0.76],
          [-R * 0.012, -R * 0.76],
        ],
        p.ink,
      ),
    ),
    at(fx, fy, 1, m + 140, rect(-3, -R * 0.8, 6, R, p.hot)),
    circle(fx, fy, R * 0.06, p.hot),
  );
  const a = ((h - 90) * Math.PI) / 180;
  void a;
}
function clockHands(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const h = r.f(0, 360),
    m = r.f(0, 360);
  // cropped arc of numerals-free rings, figure on the hand
  s.bg(p.dark ? p.g : p.g);
  for (let i = 0; i < 7; i++) s.add(ring(fx, fy, R * (0.3 + i * 0.22), i % 2 ? p.sub : p.ink, R * (i % 2 ? 0.1 : 0.02)));
  for (let i = 0; i < 12; i++) s.add(at(fx, fy, 1, i * 30, rect(-7, -R * 1.34, 14, R * 0.2, p.ink)));
  s.add(
    at(fx, fy, 1, 62, rect(-9, -R * 1.1, 18, R * 1.3, p.hot)),
    at(fx, fy, 1, -24, rect(-12, -R * 0.7, 24, R * 0.86, p.hot)),
    circle(fx, fy, R * 0.09, p.ink),
  );
  s.front(
    at(
      fx + Math.sin((62 * Math.PI) / 180) * R * 0.72,
      fy - Math.cos((62 * Math.PI) / 180) * R * 0.72 - 8,
      R / 300,
      0,
      person(p.dark ? p.light : p.deep, 1),
    ),
  );
}
export const clock = (s: Stage): void => [clockFace, clockHands][s.v](s);
function bigKey(s: Stage): void {
  const { p, fx, fy, R } = s;
  s.bg(p.g);
  s.add(at(fx + R * 0.16, fy + R * 0.1, R / 74, 24, keyShape(mix(p.g, p.deep, 0.35), mix(p.g, p.deep, 0.0))));
  s.front(at(fx, fy, R / 74, 24, keyShape(p.hot, p.g), path('M-2.500-34H0V58H-2.500Z', p.light, 'opacity=".4"')));
}
function keyhole(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  s.bg(p.dark ? p.g : p.deep);
  const d = `M${n(fx - R * 0.17)} ${n(fy - R * 0.05)}A${n(R * 0.34)} ${n(R * 0.34)} 0 1 1 ${n(fx + R * 0.17)} ${n(fy - R * 0.05)}L${n(fx + R * 0.3)} ${n(fy + R * 0.85)}H${n(fx - R * 0.3)}Z`;
  s.add(path(d, p.hot, `filter="${s.blur(R * 0.09)}" opacity=".6"`));
  s.add(
    g(
      `clip-path="${s.clip(`<path d="${d}"/>`)}"`,
      rect(
        0,
        0,
        W,
        H,
        s.lin(0, fy - R * 0.7, 0, fy + R, [
          [0, mix(p.hot, p.light, 0.65)],
          [1, p.hot],
        ]),
      ),
      circle(fx + R * 0.12, fy - R * 0.38, R * 0.16, p.light),
      rect(0, fy + R * 0.6, W, H, p.mid),
      at(fx - R * 0.02, fy + R * 0.66, R / 120, 0, person(p.deep, r.pick([0, 1, 2]))),
    ),
  );
  s.add(
    ring(fx, fy - R * 0.34, R * 0.62, mix(p.deep, p.hot, 0.35), 3),
    circle(fx, fy - R * 1.05, 9, mix(p.deep, p.hot, 0.35)),
    circle(fx, fy + R * 1.05, 9, mix(p.deep, p.hot, 0.35)),
  );
}
export const key = (s: Stage): void => [bigKey, keyhole][s.v](s);
export function letter(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const k = R / 100,
    a = r.f(-14, 14);
  if (s.v === 0)
    s.front(
      at(
        fx,
        fy,
        k,
        a,
        rect(-92, -60, 190, 128, p.deep, 'opacity=".3"'),
        rect(-96, -66, 190, 128, p.light),
        path('M-96-66L-1 14L94-66Z', mix(p.light, p.sub, 0.35)),
        path('M-96-66L-1 10L94-66', 'none', `stroke="${p.deep}" stroke-width="2"`),
        path('M-96 62L-30-10M94 62L28-10', 'none', `stroke="${mix(p.light, p.sub, 0.6)}" stroke-width="2"`),
        circle(-1, 6, 15, p.hot === p.light ? p.sub : p.hot),
      ),
    );
  else {
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      s.add(
        at(
          fx + Math.sin(t * 5) * R * 0.7,
          fy + R * (1.1 - t * 2.1),
          k * (0.22 + t * 0.3),
          t * 70 - 40 + r.f(-20, 20),
          poly(
            [
              [-80, 30],
              [90, -40],
              [10, 46],
            ],
            i === 8 ? p.hot : p.ink,
          ),
          poly(
            [
              [10, 46],
              [90, -40],
              [-4, 30],
            ],
            mix(i === 8 ? p.hot : p.ink, p.g, 0.4),
          ),
        ),
      );
    }
  }
}
function airBalloon(s: Stage): void {
  const { p, r, H, fx, fy, R } = s;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.light, 0.35)],
    ]),
  );
  const cl = (x: number, y: number, k: number) =>
    at(x, y, k, 0, path('M-90 20Q-92-8-60-8Q-52-40-16-34Q4-60 34-38Q70-40 70-8Q94-6 92 20Z', p.light, 'opacity=".85"'));
  for (let i = 0; i < 5; i++) s.add(cl(fx + r.f(-1.1, 1.1) * R, fy + r.f(-1, 1.1) * R, r.f(0.6, 1.5)));
  const k = R / 78;
  const env = 'M-50-30C-50-62-28-84 0-84C28-84 50-62 50-30C50-4 24 24 12 40H-12C-24 24-50-4-50-30Z';
  s.front(
    at(
      fx,
      fy,
      k,
      0,
      path(env, p.hot),
      path(
        'M-30-66C-44-40-22 16-8 40H-12C-24 24-50-4-50-30C-50-46-44-58-30-66Z M30-66C44-40 22 16 8 40H12C24 24 50-4 50-30C50-46 44-58 30-66Z',
        mix(p.hot, p.deep, 0.28),
      ),
      path('M-12-82C-22-40-10 16-3 40H3C10 16 22-40 12-82Z', p.light),
      line(-11, 40, -8, 60, p.deep, 1.5),
      line(11, 40, 8, 60, p.deep, 1.5),
      rect(-10, 60, 20, 15, p.deep, 'rx="2"'),
    ),
  );
}
function bunchOfBalloons(s: Stage): void {
  const { p, r, H, fx, fy, R } = s;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.light, 0.35)],
    ]),
  );
  const cl = (x: number, y: number, k: number) =>
    at(x, y, k, 0, path('M-90 20Q-92-8-60-8Q-52-40-16-34Q4-60 34-38Q70-40 70-8Q94-6 92 20Z', p.light, 'opacity=".85"'));
  const c = [p.hot, p.sub, p.light, mix(p.hot, p.sub, 0.5)];
  const hx = fx - R * 0.02,
    hy = fy + R * 0.62;
  for (let i = 0; i < 17; i++) {
    const a = r.f(-1, 1),
      x = fx + a * R * 0.7,
      y = fy - R * 0.35 + r.f(-0.5, 0.45) * R * (1 - Math.abs(a) * 0.5);
    s.add(
      path(`M${n(x)} ${n(y + 40)}Q${n((x + hx) / 2)} ${n(y + R * 0.4)} ${n(hx)} ${n(hy)}`, 'none', `stroke="${p.ink}" stroke-width="1.8"`),
      at(
        x,
        y,
        R / 330,
        r.f(-12, 12),
        ell(0, 0, 46, 56, c[i % 4] === p.g ? p.ink : c[i % 4]),
        path('M0 54L-8 66H8Z', c[i % 4]),
        ell(-16, -22, 8, 14, p.light, 'opacity=".55"'),
      ),
    );
  }
  s.add(at(hx + R * 0.03, hy + R * 0.42, R / 130, 0, person(p.dark ? p.light : p.deep, 4)));
}
export const balloon = (s: Stage): void => [airBalloon, bunchOfBalloons][s.v](s);
export function scissors(s: Stage): void {
  // blade and drop
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  s.front(
    at(
      fx,
      fy - R * 0.05,
      R / 112,
      r.f(8, 24),
      path('M-16-118L6-118Q24-40 6 44L-16 44Z', p.ink),
      path('M-16-118L-8-118L-8 44H-16Z', mix(p.ink, p.g, 0.4)),
      rect(-24, 44, 38, 9, p.ink),
      path('M-18 53H8L12 112Q-4 122-20 112Z', p.hot === p.light ? p.sub : p.hot),
    ),
  );
  s.front(at(fx + R * 0.56, fy + R * 0.4, R / 80, 0, path('M0-34Q20-4 20 8A20 20 0 0 1-20 8Q-20-4 0-34Z', p.hot)));
}
