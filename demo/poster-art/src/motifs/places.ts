/** Stairs, a house, a bridge, a stadium. */
import { mix, shade } from '../color.ts';
import { person, runner } from '../figures.ts';
import { at, circle, curve, ell, line, n, path, poly, rect, ring, type Pt, type Stage } from '../stage.ts';
import { ridge } from './terrain.ts';

function spiralStairs(s: Stage): void {
  const { p, fx, fy, R } = s;
  // spiral from above
  s.bg(p.dark ? shade(p.g, -0.03) : p.deep);
  const turns = 3.2,
    N = 78;
  for (let i = 0; i < N; i++) {
    const t = i / N,
      a0 = t * turns * 6.283 + 0.4,
      a1 = a0 + (turns * 6.283) / N + 0.012,
      k = 0.87 ** (t * turns * 2.6),
      q0 = R * 1.75 * k,
      q1 = q0 * 0.5;
    const P = (a: number, q: number): Pt => [fx + Math.cos(a) * q, fy + Math.sin(a) * q * 0.96];
    const c = mix(i % 2 ? p.light : mix(p.light, p.mid, 0.35), p.mid, t * 0.95);
    s.add(poly([P(a0, q0 * 1.02), P(a1, q0), P(a1, q1), P(a0, q1)], c));
    s.add(poly([P(a1, q0), P(a1, q1), P(a1 - 0.018, q1), P(a1 - 0.018, q0)], p.deep));
  }
  const rail: Pt[] = [];
  for (let i = 0; i <= N; i++) {
    const t = i / N,
      a = t * turns * 6.283 + 0.4,
      q = R * 0.875 * 0.87 ** (t * turns * 2.6);
    rail.push([fx + Math.cos(a) * q, fy + Math.sin(a) * q * 0.96]);
  }
  s.add(path(curve(rail), 'none', `stroke="${p.hot}" stroke-width="${n(R * 0.035)}"`));
  s.add(circle(fx, fy, R * 0.14, p.hot === p.light ? p.mid : p.hot));
}
function flatSteps(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  // flat steps and a figure
  s.bg(p.g);
  const N = 9,
    sw = (R * 2.3) / N,
    sh = (R * 1.7) / N,
    x0 = fx - R * 1.15,
    y0 = fy + R * 0.95;
  s.add(s.disc(fx - R * 0.5, fy - R * 0.5, R * 0.36, p.hot));
  let d = `M-10 ${H + 10}V${n(y0)}H${n(x0)}`;
  for (let i = 0; i < N; i++) d += `V${n(y0 - (i + 1) * sh)}H${n(x0 + (i + 1) * sw)}`;
  s.add(path(d + `H${W + 10}V${H + 10}Z`, p.ink));
  for (let i = 0; i < N; i++)
    s.add(
      rect(x0 + i * sw, y0 - (i + 1) * sh, sw, 7, mix(p.ink, p.g, 0.45)),
      poly(
        [
          [x0 + (i + 1) * sw, y0 - (i + 1) * sh],
          [x0 + (i + 1) * sw, y0 - (i + 2) * sh],
          [x0 + (i + 1) * sw - R * 0.16, y0 - (i + 1) * sh],
        ],
        p.sub,
      ),
    );
  s.front(at(x0 + 4.5 * sw, y0 - 5 * sh, R / 230, 0, person(p.dark ? p.hot : p.deep, 1)));
}
export const stairs = (s: Stage): void => [spiralStairs, flatSteps][s.v](s);
export function house(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const c = p.dark ? shade(p.deep, -0.04) : p.deep;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.hot, p.dark ? 0.45 : 0.5)],
    ]),
  );
  if (s.v === 0) s.add(s.disc(fx + R * 0.1, fy - R * 0.2, R * 0.7, p.hot));
  else for (let i = 8; i > 0; i--) s.add(circle(fx, fy + R * 0.1, R * 0.24 * i, i % 2 ? mix(p.g, p.hot, p.dark ? 0.6 : 0.4) : p.g));
  const y = fy + R * 0.52;
  s.add(
    path(
      curve([
        [-30, fy + R * 1.15],
        [fx - R * 0.7, fy + R * 0.86],
        [fx, y - 4],
        [fx + R * 0.7, fy + R * 0.84],
        [W + 30, fy + R * 1.1],
      ]) + `V${H + 10}H-30Z`,
      c,
    ),
  );
  s.add(
    at(
      fx,
      y,
      R / 110,
      0,
      path('M-38 4V-44L-46-40L-14-82L2-62V-92H16V-46L46-52V4Z', c),
      path('M2-62L24-88L52-50H10Z', c),
      rect(-24, -40, 12, 18, mix(p.hot, p.light, 0.55)),
      rect(20, -40, 12, 16, s.v ? mix(p.hot, p.light, 0.55) : c),
      rect(-3, -22, 11, 26, mix(p.hot, p.light, 0.2)),
      line(-18, -40, -18, -22, c, 2),
      line(-24, -31, -12, -31, c, 2),
      path('M8-96Q18-116 6-130Q-4-146 12-160', 'none', `stroke="${c}" stroke-width="5" opacity=".6" stroke-linecap="round"`),
    ),
  );
  for (let i = 0; i < 7; i++) {
    const x = fx + R * (0.62 + i * 0.16),
      yy = fy + R * (0.8 + i * 0.045);
    s.add(line(x, yy, x, yy - R * 0.12, c, 4));
  }
  s.add(at(fx - R * 0.42, fy + R * 0.74, R / 420, 0, person(c, r.pick([1, 4, 2]))));
}
export function bridge(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.hot, 0.45)],
    ]),
  );
  s.add(circle(fx - R * 0.25, fy - R * 0.15, R * 0.36, p.hot));
  const c = p.ink,
    y = fy + R * 0.5,
    t1 = fx - R * 0.62,
    t2 = fx + R * 0.72,
    top = fy - R * 0.82;
  for (let i = 0; i < 3; i++) s.add(path(ridge(s, fy + R * (0.62 + i * 0.12), R * 0.16, 0.006, i * 4, 3), mix(p.g, p.sub, 0.4 + i * 0.3)));
  const cable = (a: Pt, b: Pt, sag: number) => {
    let d = `M${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2)} ${n(Math.max(a[1], b[1]) + sag)} ${n(b[0])} ${n(b[1])}`;
    s.add(path(d, 'none', `stroke="${c}" stroke-width="7"`));
    for (let i = 1; i < 26; i++) {
      const t = i / 26,
        x = a[0] + (b[0] - a[0]) * t,
        yy = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * (Math.max(a[1], b[1]) + sag) + t * t * b[1];
      s.add(line(x, yy, x, y, c, 1.6));
    }
  };
  cable([t1, top], [t2, top], R * 2.3);
  cable([t1 - R * 1.9, y - 20], [t1, top], -R * 0.35);
  cable([t2, top], [t2 + R * 1.9, y - 20], -R * 0.35);
  s.add(rect(-10, y, W + 20, R * 0.05, c));
  for (const x of [t1, t2])
    s.add(
      path(
        `M${n(x - R * 0.09)} ${n(fy + R * 1.1)}V${n(top)}H${n(x + R * 0.09)}V${n(fy + R * 1.1)}h${n(-R * 0.05)}V${n(fy)}a${n(R * 0.04)} ${n(R * 0.06)} 0 0 0 ${n(-R * 0.08)} 0V${n(fy + R * 1.1)}Z`,
        c,
      ),
    );
  s.front(at(fx + R * 0.1, y, R / 560, 0, person(p.hot === c ? p.deep : c, 1)));
  s.add(rect(-10, fy + R * 1.0, W + 20, H, p.dark ? shade(p.deep, -0.02) : p.sub));
  for (let i = 0; i < 40; i++)
    s.add(rect(r.f(0, W), fy + R * 1.02 + r.next() * R, r.f(20, 120), 3, mix(p.hot, p.light, 0.3), `opacity="${n(r.f(0.2, 0.7))}"`));
}
function runningTrack(s: Stage): void {
  const { p, fx, fy, R } = s;
  s.bg(p.g);
  for (let i = 0; i < 9; i++) s.add(ring(fx - R * 0.9, fy + R * 1.5, R * (0.75 + i * 0.27), i === 4 ? p.hot : i % 2 ? p.ink : p.sub, R * 0.2));
  const a = -1.02,
    q = R * (0.75 + 4 * 0.27);
  const x = fx - R * 0.9 + Math.cos(a) * q,
    y = fy + R * 1.5 + Math.sin(a) * q;
  s.front(at(x, y + R * 0.05, R / 110, 8, runner(p.dark ? p.light : p.deep)));
}
function floodlights(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.deep],
      [1, p.mid],
    ]),
  );
  for (const sd of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const x = fx + sd * R * (0.5 + i * 0.42),
        y = fy - R * (0.72 - i * 0.12);
      s.add(
        poly(
          [
            [x - 30, y],
            [x + 30, y],
            [fx + R * (0.7 - i * 0.1), fy + R * 1.1],
            [fx - R * (0.7 - i * 0.1), fy + R * 1.1],
          ],
          s.lin(0, y, 0, fy + R, [
            [0, p.light, 0.45],
            [1, p.light, 0],
          ]),
        ),
      );
      s.add(line(x, y, x, fy + R * 0.4, p.deep, 8));
      for (let k = 0; k < 8; k++) s.add(circle(x - 34 + (k % 4) * 22, y - 12 + Math.floor(k / 4) * 24, 10, p.light));
    }
  s.add(ell(fx, fy + R * 1.35, R * 2.6, R * 0.8, p.hot));
  s.add(
    ell(fx, fy + R * 1.35, R * 0.5, R * 0.2, 'none', `stroke="${p.light}" stroke-width="5"`),
    line(-10, fy + R * 1.35, W + 10, fy + R * 1.35, p.light, 5),
  );
  s.add(at(fx, fy + R * 1.28, R / 170, 0, runner(p.deep)));
  s.add(circle(fx + R * 0.32, fy + R * 1.22, R * 0.06, p.light));
}
export const track = (s: Stage): void => [runningTrack, floodlights][s.v](s);
