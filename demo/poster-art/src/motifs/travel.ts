/** Trains and cars. */
import { mix, shade } from '../color.ts';
import { car } from '../figures.ts';
import { at, circle, ell, line, n, path, poly, rect, type Stage } from '../stage.ts';
import { ridge } from './terrain.ts';

function trainFront(s: Stage): void {
  const { p, r, H, fx, fy, R } = s;
  // front with lamp
  s.bg(
    s.rad(fx, fy, R * 2.4, [
      [0, p.dark ? p.sub : p.g],
      [1, p.dark ? shade(p.g, -0.04) : mix(p.g, p.sub, 0.7)],
    ]),
  );
  const c = p.deep;
  for (let i = 0; i < 26; i++) {
    const a = r.f(-2.9, -0.2);
    s.add(
      line(
        fx + Math.cos(a) * R * 0.7,
        fy + Math.sin(a) * R * 0.7,
        fx + Math.cos(a) * R * 2.6,
        fy + Math.sin(a) * R * 2.6,
        p.dark ? p.hot : p.ink,
        r.f(1, 5),
        'opacity=".35"',
      ),
    );
  }
  s.add(
    path(
      `M${n(fx - R * 0.58)} ${n(fy + R * 0.85)}V${n(fy - R * 0.2)}Q${n(fx - R * 0.54)} ${n(fy - R * 0.82)} ${n(fx)} ${n(fy - R * 0.86)}Q${n(fx + R * 0.54)} ${n(fy - R * 0.82)} ${n(fx + R * 0.58)} ${n(fy - R * 0.2)}V${n(fy + R * 0.85)}Z`,
      c,
    ),
  );
  s.add(
    path(
      `M${n(fx - R * 0.44)} ${n(fy - R * 0.08)}Q${n(fx - R * 0.42)} ${n(fy - R * 0.5)} ${n(fx - R * 0.05)} ${n(fy - R * 0.56)}V${n(fy - R * 0.06)}Z M${n(fx + R * 0.44)} ${n(fy - R * 0.08)}Q${n(fx + R * 0.42)} ${n(fy - R * 0.5)} ${n(fx + R * 0.05)} ${n(fy - R * 0.56)}V${n(fy - R * 0.06)}Z`,
      mix(p.sub, p.light, 0.25),
    ),
  );
  s.add(
    rect(fx - R * 0.58, fy + R * 0.1, R * 1.16, R * 0.1, p.hot),
    circle(
      fx,
      fy + R * 0.4,
      R * 0.44,
      s.rad(fx, fy + R * 0.4, R * 0.44, [
        [0, mix(p.hot, p.light, 0.6), 1],
        [1, p.hot, 0],
      ]),
    ),
    circle(fx, fy + R * 0.4, R * 0.15, mix(p.light, p.hot, 0.12)),
    circle(fx - R * 0.38, fy + R * 0.52, R * 0.07, p.light),
    circle(fx + R * 0.38, fy + R * 0.52, R * 0.07, p.light),
    poly(
      [
        [fx - R * 0.5, fy + R * 0.85],
        [fx + R * 0.5, fy + R * 0.85],
        [fx + R * 0.36, fy + R * 1.02],
        [fx - R * 0.36, fy + R * 1.02],
      ],
      mix(c, p.sub, 0.25),
    ),
  );
  for (const sd of [-1, 1])
    s.add(
      poly(
        [
          [fx + sd * R * 0.3, fy + R * 1.02],
          [fx + sd * R * 0.36, fy + R * 1.02],
          [fx + sd * R * 0.95, H + 10],
          [fx + sd * R * 0.78, H + 10],
        ],
        p.hot,
      ),
    );
}
function nightCarriages(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // carriage windows at night: a strip of lit windows
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, p.dark ? shade(p.g, -0.05) : mix(p.g, p.sub, 0.8)],
    ]),
  );
  s.add(circle(fx + R * 0.3, fy - R * 0.62, R * 0.3, p.hot));
  s.add(path(ridge(s, fy + R * 0.1, R * 0.5, 0.004, 7, 4), p.dark ? p.sub : mix(p.sub, p.g, 0.3)));
  const c = p.dark ? shade(p.deep, -0.04) : p.deep,
    y = fy + R * 0.38,
    h = R * 0.42;
  s.add(rect(-10, y + h + 10, W + 20, 8, c));
  for (let x = -40; x < W + 40; x += R * 0.5)
    s.add(
      poly(
        [
          [x, y + h + 18],
          [x + R * 0.5, y + h + 18],
          [x + R * 0.5, H],
          [x + R * 0.43, H],
          [x + R * 0.43, y + h + R * 0.4],
          [x + R * 0.25, y + h + R * 0.22],
          [x + R * 0.07, y + h + R * 0.4],
          [x + R * 0.07, H],
          [x, H],
        ],
        c,
      ),
    );
  s.add(
    path(`M-10 ${n(y)}H${n(fx + R * 0.62)}Q${n(fx + R * 0.9)} ${n(y)} ${n(fx + R * 1.05)} ${n(y + h)}H-10Z`, c),
    rect(-10, y + h * 0.66, W * 0 + fx + R * 0.98, h * 0.08, p.hot),
  );
  for (let x = fx + R * 0.42; x > -80; x -= R * 0.27) {
    s.add(rect(x, y + h * 0.2, R * 0.19, h * 0.34, mix(p.hot, p.light, 0.55), 'rx="6"'));
    if (r.chance(0.35))
      s.add(ell(x + R * 0.1, y + h * 0.42, R * 0.028, R * 0.04, c), rect(x + R * 0.055, y + h * 0.47, R * 0.09, h * 0.07, c, 'rx="5"'));
  }
  s.add(
    poly(
      [
        [fx + R * 0.98, y + h * 0.75],
        [W + 300, y + h * 0.4],
        [W + 300, y + h * 1.5],
      ],
      s.lin(fx + R, 0, W + 200, 0, [
        [0, p.light, 0.7],
        [1, p.light, 0],
      ]),
    ),
  );
}
export const train = (s: Stage): void => [trainFront, nightCarriages][s.v](s);
function headlights(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const c = p.dark ? shade(p.g, -0.03) : p.deep;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, c],
      [0.7, mix(c, p.sub, 0.5)],
      [1, c],
    ]),
  );
  const y = fy + R * 0.35;
  for (const sd of [-1, 1]) {
    const x = fx + sd * R * 0.42;
    s.add(
      circle(
        x,
        y,
        R * 1.0,
        s.rad(x, y, R * 1.0, [
          [0, mix(p.hot, p.light, 0.5), 0.95],
          [0.18, p.hot, 0.55],
          [1, p.hot, 0],
        ]),
      ),
    );
  }
  s.add(
    path(
      `M${n(fx - R * 0.5)} ${n(y - R * 0.1)}L${n(fx - R * 0.34)} ${n(y - R * 0.4)}H${n(fx + R * 0.34)}L${n(fx + R * 0.5)} ${n(y - R * 0.1)}Q${n(fx + R * 0.64)} ${n(y - R * 0.06)} ${n(fx + R * 0.63)} ${n(y + R * 0.28)}H${n(fx - R * 0.63)}Q${n(fx - R * 0.64)} ${n(y - R * 0.06)} ${n(fx - R * 0.5)} ${n(y - R * 0.1)}Z`,
      c,
    ),
    rect(fx - R * 0.2, y - R * 0.03, R * 0.4, R * 0.1, mix(c, p.hot, 0.3), 'rx="6"'),
  );
  for (const sd of [-1, 1]) s.add(circle(fx + sd * R * 0.42, y, R * 0.1, p.light));
  s.add(rect(-10, y + R * 0.28, W + 20, 3, mix(c, p.hot, 0.3)));
  for (let i = 0; i < 60; i++) {
    const sd = r.chance(0.5) ? -1 : 1;
    s.add(
      rect(
        fx + sd * R * 0.42 + r.gauss() * R * 0.2,
        y + R * 0.32 + r.next() ** 1.5 * R * 0.9,
        r.f(20, 90),
        r.f(2, 5),
        p.hot,
        `opacity="${n(r.f(0.1, 0.7))}"`,
      ),
    );
  }
}
function oldCar(s: Stage): void {
  const { p, W, H, fx, fy, R } = s;
  s.bg(p.g);
  s.add(circle(fx, fy - R * 0.2, R * 0.8, p.hot));
  for (let i = 0; i < 7; i++) s.add(rect(fx - R, fy + R * (0.06 + i * 0.12), R * 2, R * (0.012 + i * 0.011), p.g));
  const y = fy + R * 0.5;
  s.add(path(`M-10 ${n(y + R * 0.17)}H${W + 10}V${H + 10}H-10Z`, p.dark ? shade(p.g, -0.05) : p.sub));
  s.add(line(-10, y + R * 0.4, W + 10, y + R * 0.4, p.hot, 8, `stroke-dasharray="70 50"`));
  s.front(at(fx, y, R / 76, 0, car(p.dark ? p.light : p.deep, p.dark ? p.deep : mix(p.hot, p.light, 0.5))));
}
export const cars = (s: Stage): void => [headlights, oldCar][s.v](s);
