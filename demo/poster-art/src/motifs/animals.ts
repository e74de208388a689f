/** Birds and cats. */
import { mix, shade } from '../color.ts';
import { bird, gull } from '../figures.ts';
import { at, circle, ell, g, line, n, path, type Stage } from '../stage.ts';
import { ridge } from './terrain.ts';

function oneBird(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  s.add(s.disc(fx + R * 0.1, fy + R * 0.05, R * 0.7, p.hot));
  s.front(at(fx, fy - R * 0.02, R / 72, r.f(-14, 14), bird(p.ink === p.light && p.dark ? p.light : p.deep, 1, 10)));
}
function flock(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const c = p.ink;
  for (let i = 0; i < 150; i++) {
    const t = r.next() ** 0.75,
      a = r.f(0, 6.283) + t * 2.6,
      q = R * (0.12 + t * 1.15);
    s.add(
      at(
        fx + Math.cos(a) * q * 0.95,
        fy + Math.sin(a) * q * 0.72 - t * R * 0.2,
        (2.7 - t * 1.7) * (R / 300) * r.f(0.7, 1.35),
        r.f(-30, 30),
        gull(i % 17 === 0 ? p.hot : c),
      ),
    );
  }
  s.add(path(ridge(s, fy + R * 1.2, R * 0.08, 0.004, 2, 3), p.sub));
}
function wires(s: Stage): void {
  const { p, r, W, fx, fy, R } = s;
  s.bg(p.g);
  s.add(circle(fx, fy - R * 0.3, R * 0.5, p.hot));
  for (let i = 0; i < 4; i++) {
    const y = fy + R * (0.05 + i * 0.24);
    s.add(path(`M-10 ${n(y - 20)}Q${n(W / 2)} ${n(y + 50)} ${W + 10} ${n(y - 30)}`, 'none', `stroke="${p.ink}" stroke-width="4"`));
    for (let k = 0; k < r.i(2, 5); k++) {
      const t = r.f(0.12, 0.88),
        x = t * W,
        yy = (1 - t) * (1 - t) * (y - 20) + 2 * t * (1 - t) * (y + 50) + t * t * (y - 30);
      s.add(
        at(
          x,
          yy - 1,
          R / 260,
          0,
          g(
            `transform="scale(${r.chance(0.5) ? 1 : -1} 1)"`,
            path(
              'M-6 0Q-18-10-13-26Q-10-38 0-38Q9-38 10-29L17-26L10-23Q12-10 4-2L10 24L3 22L-2 0Z',
              i === 2 && k === 0 ? (p.hot === p.light ? p.sub : p.hot) : p.ink,
            ),
          ),
        ),
      );
    }
  }
}
export const birds = (s: Stage): void => [oneBird, flock, wires][s.v](s);
export function catNight(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  s.bg(p.g);
  s.add(s.disc(fx, fy - R * 0.18, R * 0.82, p.hot));
  const c = p.dark ? shade(p.deep, -0.05) : p.deep;
  const y = fy + R * 0.72;
  s.add(path(`M-10 ${n(y + 10)}L${n(fx)} ${n(y - R * 0.08)}L${W + 10} ${n(y + 10)}V${H + 10}H-10Z`, p.dark ? mix(p.sub, p.deep, 0.4) : p.sub));
  for (let i = 0; i < 9; i++) s.add(line(-10, y + 30 + i * 46, W + 10, y + 26 + i * 46, c, 3, 'opacity=".5"'));
  s.front(
    at(
      fx,
      y - R * 0.02,
      R / 74,
      0,
      path('M-14-64L-19-88L-8-79Q0-82 8-79L19-88L14-64Q15-56 9-51Q22-36 21-12Q21 0 14 0H-14Q-21 0-21-12Q-22-36-9-51Q-15-56-14-64Z', c),
      path('M14-6Q40-2 40-26Q40-40 33-44', 'none', `stroke="${c}" stroke-width="6.500" stroke-linecap="round"`),
      ell(-6, -66, 2.4, 3.2, p.light),
      ell(6, -66, 2.4, 3.2, p.light),
    ),
  );
}
