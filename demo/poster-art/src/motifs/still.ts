/** Eyes and hands, fruit, an empty chair. */
import { mix, shade } from '../color.ts';
import { person, hand } from '../figures.ts';
import { smooth, tone } from '../raster.ts';
import { at, circle, curve, ell, line, n, path, poly, rect, type Stage } from '../stage.ts';

function iris(s: Stage): void {
  const { p, fx, fy, R } = s;
  const nz = s.noise;
  // iris macro
  const q0 = R * 0.34,
    q1 = R * 0.98,
    ir = p.hot === p.light ? p.mid : p.hot;
  tone(
    s,
    [
      [0, shade(p.deep, -0.05)],
      [0.4, mix(p.deep, p.mid, 0.8)],
      [0.72, ir],
      [1, mix(ir, p.light, 0.75)],
    ],
    (x, y) => {
      const dx = x - fx,
        dy = y - fy,
        d = Math.hypot(dx, dy),
        a = Math.atan2(dy, dx);
      if (d > q1) {
        const e = (d - q1) / (R * 0.9);
        return Math.max(0, 0.3 - e * 0.3) * (0.7 + 0.3 * nz.fbm(x * 0.004, y * 0.004, 3)) * smooth(q1, q1 + 34, d);
      }
      const u = (d - q0) / (q1 - q0);
      if (u < 0) return Math.max(0, 0.02);
      const cs = Math.cos(a),
        sn = Math.sin(a);
      const fib = nz.fbm(cs * 9 + 3 * u * cs, sn * 9 + 3 * u * sn, 5) + 0.5 * nz.at(cs * 34, sn * 34);
      return smooth(0, 0.09, u) * (0.34 + 0.5 * fib + 0.42 * Math.exp(-(((u - 0.24) / 0.16) ** 2))) * (1 - 0.75 * smooth(0.72, 1, u)) + 0.06;
    },
    1,
  );
  s.add(
    ell(fx - R * 0.2, fy - R * 0.26, R * 0.13, R * 0.1, p.light, 'opacity=".9"'),
    ell(fx + R * 0.18, fy + R * 0.24, R * 0.05, R * 0.04, p.light, 'opacity=".5"'),
  );
}
function graphicEye(s: Stage): void {
  const { p, fx, fy, R } = s;
  const nz = s.noise;
  // graphic lids
  s.bg(p.g);
  for (let i = 7; i >= 0; i--) {
    const k = 1 + i * 0.2,
      c = i === 0 ? p.light : i % 2 ? p.ink : p.g;
    s.add(
      path(
        `M${n(fx - R * k)} ${n(fy)}Q${n(fx)} ${n(fy - R * 0.95 * k)} ${n(fx + R * k)} ${n(fy)}Q${n(fx)} ${n(fy + R * 0.95 * k)} ${n(fx - R * k)} ${n(fy)}Z`,
        c,
      ),
    );
  }
  s.add(
    circle(fx, fy, R * 0.44, p.hot === p.light ? p.sub : p.hot),
    circle(fx, fy, R * 0.2, p.deep),
    circle(fx - R * 0.12, fy - R * 0.14, R * 0.08, p.light),
  );
}
function manyEyes(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  const nz = s.noise;
  // many eyes
  s.bg(p.g);
  const u = R * 0.5;
  for (let j = -5; j <= 5; j++)
    for (let i = -5; i <= 5; i++) {
      const x = fx + i * u + (j % 2 ? u / 2 : 0),
        y = fy + j * u * 0.62;
      const lit = i === 0 && j === 0;
      const open = lit ? 1 : r.pick([0.1, 0.5, 0.8, 0.8]);
      s.add(
        path(
          `M${n(x - u * 0.4)} ${n(y)}Q${n(x)} ${n(y - u * 0.42 * open)} ${n(x + u * 0.4)} ${n(y)}Q${n(x)} ${n(y + u * 0.42 * open)} ${n(x - u * 0.4)} ${n(y)}Z`,
          lit ? p.hot : p.ink,
        ),
      );
      if (open > 0.4) s.add(circle(x + (lit ? 0 : u * 0.08), y, u * 0.15 * Math.min(1, open + 0.1), lit ? p.deep : p.g));
    }
}
export const eye = (s: Stage): void => [iris, graphicEye, manyEyes][s.v](s);
function palm(s: Stage): void {
  const { p, fx, fy, R } = s;
  s.bg(p.g);
  const c = p.ink;
  s.add(s.disc(fx, fy - R * 0.25, R * 0.75, p.hot));
  s.front(
    at(fx + R * 0.05, fy + R * 0.32, R / 84, 0, hand(c)),
    at(fx + R * 0.05, fy + R * 0.5, R / 84, 0, path('M-13 0Q0-13 13 0Q0 11-13 0Z', p.hot), circle(0, -0.5, 4.2, c)),
  );
}
function puppeteer(s: Stage): void {
  const { p, fx, fy, R } = s;
  s.bg(p.g);
  const c = p.ink;
  for (let i = 0; i < 9; i++) {
    const x0 = fx + (i - 4) * R * 0.2;
    s.add(line(x0, -10, fx + (i - 4) * R * 0.08, fy + R * 0.2, p.hot, 3));
  }
  s.add(at(fx - R * 0.1, fy - R * 0.62, R / 92, 180, hand(c)));
  s.add(at(fx, fy + R * 1.12, R / 150, 0, person(p.sub === p.g ? c : p.dark ? p.light : p.deep, 5)));
  for (const dx of [-36, 36]) s.add(line(fx + ((dx * R) / 150) * 1.1, fy + R * 0.46, fx + dx * 1.5, fy - R * 0.15, c, 2.2));
}
export const handMotif = (s: Stage): void => [palm, puppeteer][s.v](s);
function apple(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const k = R / 80;
  s.add(ell(fx, fy + R * 0.8, R * 0.8, R * 0.1, p.deep, 'opacity=".25"'));
  s.front(
    at(
      fx,
      fy,
      k,
      r.f(-10, 10),
      path('M0-44C30-66 72-44 64 8C58 48 26 72 0 62C-26 72-58 48-64 8C-72-44-30-66 0-44Z', p.hot),
      path('M0-44C30-66 72-44 64 8C58 48 26 72 0 62C34 50 44-10 0-44Z', mix(p.hot, p.deep, 0.25)),
      path('M0-42Q-4-66 10-82', 'none', `stroke="${p.deep}" stroke-width="6" stroke-linecap="round"`),
      path('M8-62Q34-92 62-74Q40-50 8-62Z', p.sub),
      ell(-36, -16, 7, 16, p.light, 'opacity=".75" transform="rotate(18 -36 -16)"'),
    ),
  );
}
function citrus(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const k = R / 80;
  const q = r.f(0, 40);
  s.add(circle(fx, fy, R * 0.98, p.hot), circle(fx, fy, R * 0.88, p.light));
  for (let i = 0; i < 10; i++)
    s.add(
      at(
        fx,
        fy,
        1,
        q + i * 36,
        path(
          `M0 ${n(-R * 0.06)}Q${n(R * 0.3)} ${n(-R * 0.62)} ${n(R * 0.16)} ${n(-R * 0.82)}Q0 ${n(-R * 0.86)} ${n(-R * 0.16)} ${n(-R * 0.82)}Q${n(-R * 0.3)} ${n(-R * 0.62)} 0 ${n(-R * 0.06)}Z`,
          i % 5 === 2 ? mix(p.hot, p.sub, 0.35) : p.hot,
        ),
      ),
    );
}
function friedEgg(s: Stage): void {
  const { p, fx, fy, R } = s;
  s.bg(p.g);
  const k = R / 80;
  s.add(
    path(
      curve(
        [
          [fx - R * 0.8, fy - R * 0.2],
          [fx - R * 0.4, fy - R * 0.72],
          [fx + R * 0.3, fy - R * 0.62],
          [fx + R * 0.86, fy - R * 0.3],
          [fx + R * 0.72, fy + R * 0.36],
          [fx + R * 0.2, fy + R * 0.7],
          [fx - R * 0.45, fy + R * 0.52],
        ],
        true,
      ),
      p.light,
    ),
  );
  s.add(
    circle(fx + R * 0.04, fy - R * 0.02, R * 0.34, mix(p.hot, p.deep, 0.2)),
    circle(fx, fy - R * 0.06, R * 0.34, p.hot),
    ell(fx - R * 0.12, fy - R * 0.2, R * 0.08, R * 0.05, p.light, 'opacity=".9"'),
  );
  s.add(
    at(
      fx + R * 0.72,
      fy - R * 0.02,
      R / 90,
      34,
      rect(-5, 20, 10, 110, p.ink, 'rx="5"'),
      path('M-17-66V-20Q-17 0-5 6V24H5V6Q17 0 17-20V-66H11V-24H6V-66H-6V-24H-11V-66Z', p.ink),
    ),
  );
}
/** two cherries on one stem */
function cherries(s: Stage): void {
  const { p, fx, fy, R } = s,
    c = p.hot === p.g ? p.mid : p.hot;
  s.bg(p.g);
  s.add(ell(fx, fy + R * 0.84, R * 0.8, R * 0.08, p.deep, 'opacity=".25"'));
  const one = (x: number, y: number) =>
    path(
      `M${x} ${y - 28}Q${x + 40} ${y - 44} ${x + 40} ${y - 2}Q${x + 36} ${y + 38} ${x} ${y + 38}Q${x - 36} ${y + 38} ${x - 40} ${y - 2}Q${x - 40} ${y - 44} ${x} ${y - 28}Z`,
      c,
    ) +
    path(
      `M${x + 8} ${y + 37}Q${x + 36} ${y + 30} ${x + 40} ${y - 2}Q${x + 40} ${y - 34} ${x + 20} ${y - 34}Q${x + 34} ${y} ${x + 8} ${y + 37}Z`,
      mix(c, p.deep, 0.3),
    ) +
    ell(x - 20, y - 10, 6, 12, p.light, 'opacity=".7"');
  const stem = 'fill="none" stroke-width="5" stroke-linecap="round"';
  s.front(
    at(
      fx,
      fy,
      R / 100,
      0,
      `<path d="M-42 6Q-30-60 22-104M44 20Q40-50 22-104" stroke="${p.ink}" ${stem}/>`,
      path('M22-104Q-30-124-74-88Q-30-66 22-104Z', p.sub === p.g ? p.ink : p.sub),
      one(-44, 34),
      one(46, 46),
    ),
  );
}
export const fruit = (s: Stage): void => [apple, citrus, friedEgg, cherries][s.v](s);
export function chair(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  s.bg(p.g);
  const hy = fy + R * 0.35;
  s.add(rect(-5, hy, W + 10, H, p.dark ? mix(p.g, p.sub, 0.6) : mix(p.g, p.sub, 0.5)));
  s.add(
    poly(
      [
        [fx - R * 0.2, fy + R * 0.82],
        [fx + R * 0.34, fy + R * 0.72],
        [fx + R * 1.6, fy + R * 1.16],
        [fx + R * 0.9, fy + R * 1.32],
      ],
      p.deep,
      'opacity=".4"',
    ),
  );
  const c = p.hot === p.g ? p.ink : p.hot;
  s.front(
    at(
      fx,
      fy + R * 0.82,
      R / 76,
      0,
      path('M-28 0L-24-58H-19L-22 0Z M22 0L17-52H22L28 0Z M-8 8L-10-46H-5L-3 8Z M38-8L32-56H37L43-8Z', c),
      poly(
        [
          [-28, -58],
          [20, -54],
          [40, -66],
          [-8, -70],
        ],
        c,
      ),
      poly(
        [
          [-28, -58],
          [20, -54],
          [20, -48],
          [-28, -52],
        ],
        mix(c, p.deep, 0.35),
      ),
      path('M-8-70L-4-136H0L-4-70Z M36-66L40-132H44L40-66Z', c),
      poly(
        [
          [-4, -136],
          [44, -132],
          [43, -112],
          [-5, -116],
        ],
        c,
      ),
      poly(
        [
          [-6, -106],
          [42, -102],
          [42, -94],
          [-6, -98],
        ],
        c,
      ),
    ),
  );
}
