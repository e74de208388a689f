/** Windows and doors. */
import { mix, shade } from '../color.ts';
import { person, cat } from '../figures.ts';
import { at, circle, g, line, n, path, poly, rect, type Stage } from '../stage.ts';

function litFacade(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // facade, one lit
  const wall = p.dark ? p.g : p.sub,
    cold = p.dark ? mix(p.g, p.sub, 0.45) : mix(p.sub, p.deep, 0.55);
  s.bg(wall);
  const cw = R * 0.46,
    ch = R * 0.6;
  const ox = fx - cw * 0.5,
    oy = fy - ch * 0.5;
  for (let i = -6; i <= 6; i++)
    for (let j = -5; j <= 5; j++) {
      const x = ox + i * cw,
        y = oy + j * ch;
      if (x > W || y > H || x + cw < 0 || y + ch < 0) continue;
      const lit = i === 0 && j === 0;
      const wx = x + cw * 0.17,
        wy = y + ch * 0.13,
        ww = cw * 0.66,
        wh = ch * 0.7;
      if (lit)
        s.add(
          circle(
            wx + ww / 2,
            wy + wh / 2,
            R * 0.8,
            s.rad(wx + ww / 2, wy + wh / 2, R * 0.8, [
              [0, p.hot, 0.5],
              [1, p.hot, 0],
            ]),
          ),
        );
      s.add(rect(wx, wy, ww, wh, lit ? mix(p.hot, p.light, 0.35) : cold));
      if (lit) {
        s.add(
          g(
            `clip-path="${s.clip(`<rect x="${n(wx)}" y="${n(wy)}" width="${n(ww)}" height="${n(wh)}"/>`)}"`,
            at(wx + ww * 0.42, wy + wh * 1.32, wh / 92, 0, person(p.deep, r.pick([0, 2, 2]))),
            path(
              `M${n(wx)} ${n(wy)}h${n(ww * 0.24)}q${n(-ww * 0.02)} ${n(wh * 0.6)} ${n(-ww * 0.18)} ${n(wh)}h${n(-ww * 0.1)}z`,
              mix(p.hot, p.mid, 0.5),
            ),
            path(
              `M${n(wx + ww)} ${n(wy)}h${n(-ww * 0.2)}q${n(ww * 0.02)} ${n(wh * 0.6)} ${n(ww * 0.14)} ${n(wh)}h${n(ww * 0.1)}z`,
              mix(p.hot, p.mid, 0.5),
            ),
          ),
        );
      } else {
        const f = r.next();
        if (f < 0.4) s.add(rect(wx, wy, ww, wh * r.f(0.2, 0.8), mix(cold, p.light, 0.09)));
        if (f > 0.72)
          s.add(
            poly(
              [
                [wx, wy + wh],
                [wx + ww, wy],
                [wx + ww, wy + wh * 0.4],
                [wx + ww * 0.4, wy + wh],
              ],
              p.light,
              'opacity=".06"',
            ),
          );
      }
      s.add(
        line(wx + ww / 2, wy, wx + ww / 2, wy + wh, wall, lit ? 4 : 5),
        line(wx, wy + wh * 0.4, wx + ww, wy + wh * 0.4, wall, lit ? 4 : 5),
        rect(wx - 8, wy + wh, ww + 16, 9, mix(wall, p.light, 0.12)),
        rect(wx - 8, wy + wh + 9, ww + 16, 6, shade(wall, -0.07)),
      );
    }
}
function moonWindow(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // moonlight through a window on the floor
  const wall = p.dark ? p.g : mix(p.sub, p.deep, 0.1),
    hy = fy + R * 0.25;
  s.bg(wall);
  s.add(rect(-5, hy, W + 10, H, shade(wall, -0.05)));
  const lt = p.hot;
  s.add(rect(fx - R * 0.34, fy - R * 0.85, R * 0.68, R * 0.86, lt));
  s.add(
    poly(
      [
        [fx - R * 0.34, hy + R * 0.1],
        [fx + R * 0.34, hy + R * 0.1],
        [fx + R * 1.0, fy + R * 1.35],
        [fx - R * 0.15, fy + R * 1.35],
      ],
      mix(lt, wall, 0.25),
    ),
  );
  for (let i = 1; i < 3; i++) {
    s.add(rect(fx - R * 0.34 + i * R * 0.227 - 4, fy - R * 0.85, 8, R * 0.86, wall));
    const t = i / 3;
    s.add(
      poly(
        [
          [fx - R * 0.34 + t * R * 0.68 - 4, hy + R * 0.1],
          [fx - R * 0.34 + t * R * 0.68 + 4, hy + R * 0.1],
          [fx - R * 0.15 + t * R * 1.15 + 9, fy + R * 1.35],
          [fx - R * 0.15 + t * R * 1.15 - 9, fy + R * 1.35],
        ],
        shade(wall, -0.05),
      ),
    );
  }
  s.add(
    rect(fx - R * 0.34, fy - R * 0.46, R * 0.68, 8, wall),
    poly(
      [
        [fx - R * 0.22, fy + R * 0.74],
        [fx + R * 0.62, fy + R * 0.74],
        [fx + R * 0.66, fy + R * 0.79],
        [fx - R * 0.2, fy + R * 0.79],
      ],
      shade(wall, -0.05),
    ),
  );
  const f = p.dark ? shade(p.deep, -0.04) : p.deep;
  s.add(at(fx + R * 0.2, fy + R * 1.02, R / 110, 0, r.chance(0.4) ? cat(f) : person(f, r.pick([0, 2, 4]))));
  s.add(path(`M${n(fx + R * 0.12)} ${n(fy + R * 1.02)}h${n(R * 0.16)}L${n(fx + R * 0.72)} ${n(fy + R * 1.5)}h${n(-R * 0.26)}Z`, f, 'opacity=".55"'));
}
function blinds(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // blinds
  s.bg(p.dark ? p.hot : p.hot);
  const b = p.dark ? p.deep : p.ink,
    k = 17;
  s.add(circle(fx + R * 0.1, fy, R * 0.55, mix(p.hot, p.light, 0.6)));
  s.add(at(fx, fy + R * 1.5, R / 54, 0, person(mix(b, p.mid, 0.25), r.pick([0, 1, 2]))));
  for (let i = -3; i < k + 12; i++) {
    const y = (i / k) * R * 2 + fy - R,
      d = Math.exp(-(((y - fy + R * 0.2) / (R * 0.18)) ** 2));
    const h = ((R * 2) / k) * (0.62 - d * 0.25);
    s.add(path(`M-10 ${n(y)}Q${n(fx)} ${n(y - d * 24)} ${W + 10} ${n(y)}V${n(y + h)}Q${n(fx)} ${n(y + h + d * 10)} -10 ${n(y + h)}Z`, b));
  }
  s.add(line(fx - R * 0.7, -10, fx - R * 0.7, H + 10, b, 5), line(fx + R * 0.7, -10, fx + R * 0.7, H + 10, b, 5));
}
export const windows = (s: Stage): void => [litFacade, moonWindow, blinds][s.v](s);
export function door(s: Stage): void {
  const { p, r, H, fx, fy, R } = s;
  const wall = p.dark ? p.g : p.deep;
  const hy = fy + R * 0.5;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, shade(wall, -0.02)],
      [1, wall],
    ]),
  );
  if (s.v === 0) {
    s.add(rect(fx - R * 0.26, fy - R * 0.7, R * 0.52, R * 1.2, mix(p.hot, p.light, 0.45)));
    s.add(
      poly(
        [
          [fx - R * 0.26, hy],
          [fx + R * 0.26, hy],
          [fx + R * 1.0, H + 10],
          [fx - R * 1.0, H + 10],
        ],
        s.lin(0, hy, 0, H, [
          [0, p.hot],
          [1, p.mid],
        ]),
      ),
    );
    s.add(at(fx, hy + R * 0.05, R / 115, 0, person(shade(p.deep, -0.04), r.pick([0, 1, 2]))));
    s.add(
      poly(
        [
          [fx - R * 0.1, hy + R * 0.05],
          [fx + R * 0.1, hy + R * 0.05],
          [fx + R * 0.42, H + 10],
          [fx - R * 0.42, H + 10],
        ],
        shade(p.deep, -0.04),
        'opacity=".85"',
      ),
    );
  } else {
    // receding frames
    const N = 11;
    for (let i = 0; i < N; i++) {
      const t = i / (N - 1),
        k = 0.77 ** i,
        w = R * 1.9 * k,
        h = R * 2.7 * k,
        c = mix(wall, i % 2 ? p.hot : p.sub, 0.08 + t * 0.86);
      s.add(at(fx + Math.sin(i * 0.5) * R * 0.05, fy, 1, i * r.f(-0.2, 0.2), rect(-w / 2, -h / 2, w, h, c)));
    }
    s.add(rect(fx - R * 0.075, fy - R * 0.11, R * 0.15, R * 0.22, mix(p.hot, p.light, 0.85)));
    s.add(at(fx, fy + R * 0.11, R / 640, 0, person(p.deep, 0)));
  }
}
