/** Single small figures. */
import { mix } from '../color.ts';
import { person, dancer, faller } from '../figures.ts';
import { at, circle, curve, ell, g, line, n, path, rect, type Pt, type Stage } from '../stage.ts';

export function figureShadow(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const c = p.dark ? p.light : p.deep,
    k = r.i(0, 2);
  s.add(s.disc(fx, fy, R * 0.95, p.hot));
  s.add(
    g(
      `transform="translate(${n(fx)} ${n(fy + R * 0.1)}) skewX(-38) scale(${n(R / 90)} ${n(-R / 62)})"`,
      person(p.dark ? mix(p.g, p.deep, 0.5) : mix(p.deep, p.g, 0.1), k),
    ),
  );
  s.front(at(fx, fy + R * 0.1, R / 130, 0, person(c, k)));
}
export function umbrellas(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  s.bg(p.g);
  const u = R * 0.44,
    c = p.ink,
    d2 = mix(p.ink, p.g, 0.28);
  for (let j = -7; j <= 7; j++)
    for (let i = -7; i <= 7; i++) {
      const hot = i === 0 && j === 0;
      if (Math.abs(i * u) > W || Math.abs(j * u * 0.86) > H) continue;
      const x = fx + (i + (j % 2 ? 0.5 : 0)) * u + (hot ? 0 : r.f(-0.12, 0.12) * u),
        y = fy + j * u * 0.86 + (hot ? 0 : r.f(-0.1, 0.1) * u),
        q = u * (hot ? 0.52 : r.f(0.38, 0.47)),
        a = r.f(0, 360);
      let o = '';
      for (let k = 0; k < 8; k++) {
        const t0 = (k * Math.PI) / 4,
          t1 = t0 + Math.PI / 4,
          tm = t0 + Math.PI / 8;
        o += path(
          `M0 0L${n(Math.cos(t0) * q)} ${n(Math.sin(t0) * q)}Q${n(Math.cos(tm) * q * 0.93)} ${n(Math.sin(tm) * q * 0.93)} ${n(Math.cos(t1) * q)} ${n(Math.sin(t1) * q)}Z`,
          hot ? (k % 2 ? p.hot : mix(p.hot, p.deep, 0.22)) : k % 2 ? c : d2,
        );
      }
      s.add(circle(x + u * 0.12, y + u * 0.14, q, p.deep, 'opacity=".18"'), at(x, y, 1, a, o, circle(0, 0, 3, p.g)));
    }
}
export function dance(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(
    s.rad(fx, fy, R * 2.2, [
      [0, p.dark ? mix(p.g, p.sub, 0.8) : p.g],
      [1, p.g],
    ]),
  );
  const pts: Pt[] = [];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26,
      a = t * 11 + r.f(0, 0.1);
    pts.push([fx + Math.cos(a) * R * (0.25 + 0.85 * t), fy + R * 0.5 - t * R * 1.5 + Math.sin(a) * R * 0.32]);
  }
  for (let i = 0; i < 7; i++)
    s.add(
      path(
        curve(pts.map((q, j) => [q[0] + i * 7 * Math.sin(j * 0.7), q[1] + i * 11 * Math.cos(j * 0.5)] as Pt)),
        'none',
        `stroke="${mix(p.hot, p.sub, i / 8)}" stroke-width="${n(R * 0.022)}" stroke-linecap="round"`,
      ),
    );
  s.front(at(fx, fy + R * 0.9, R / 66, r.f(-4, 4), dancer(p.ink)));
}
function squareFall(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  const N = 16;
  for (let i = 0; i < N; i++) {
    const k = 0.82 ** i;
    s.add(at(fx, fy, 1, i * 9 + 6, rect(-R * 1.9 * k, -R * 1.9 * k, R * 3.8 * k, R * 3.8 * k, i % 2 ? p.g : mix(p.ink, p.hot, i / N))));
  }
  s.front(at(fx, fy, R / 108, r.f(-30, 40), faller(p.dark ? p.hot : p.deep)));
}
function stripeFall(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  s.bg(p.g);
  for (let i = 0; i < 30; i++) {
    const x = r.f(0, W);
    s.add(line(x, r.f(-50, H * 0.6), x, r.f(H * 0.4, H + 50), p.ink, r.f(1, 2.4), 'opacity=".3"'));
  }
  s.add(rect(fx - R * 0.3, -10, R * 0.6, H + 20, p.hot));
  s.front(at(fx, fy, R / 62, -14, faller(p.ink === p.hot ? p.deep : p.ink)));
}
export const falling = (s: Stage): void => [squareFall, stripeFall][s.v](s);
export function swimmer(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const wtr = s.r.stream('w').chance(0.5) ? mix(p.mid, p.light, 0.3) : p.hot === p.light ? p.mid : mix(p.hot, p.light, 0.2);
  s.bg(wtr);
  let q = '';
  for (let i = 0; i < 90; i++) {
    const x = r.f(-20, W + 20),
      y = r.f(-20, H + 20),
      w = r.f(24, 90);
    q += path(
      `M${n(x)} ${n(y)}q${n(w * 0.25)} -9 ${n(w * 0.5)} 0t${n(w * 0.5)} 0`,
      'none',
      `stroke="${p.light}" stroke-width="${n(r.f(2, 5))}" stroke-linecap="round" opacity=".6"`,
    );
  }
  s.add(q);
  for (const dx of [-0.62, 0.62])
    s.add(
      path(
        `M${n(fx + dx * R)} -20Q${n(fx + dx * R + 14)} ${n(H * 0.25)} ${n(fx + dx * R)} ${n(H * 0.5)}T${n(fx + dx * R)} ${n(H + 20)}`,
        'none',
        `stroke="${p.deep}" stroke-width="${n(R * 0.07)}" stroke-dasharray="${n(R * 0.16)} ${n(R * 0.05)}"`,
      ),
    );
  const f = p.deep;
  s.add(g(`opacity=".28" transform="translate(${n(R * 0.18)} ${n(R * 0.16)})"`, at(fx, fy + R * 0.3, R / 70, 10, person('#000000', 5))));
  s.front(at(fx, fy + R * 0.3, R / 70, 10, person(f, 5), rect(-10.2, -56, 20.4, 16, p.light), ell(0, -95, 5.4, 4.6, p.light)));
  s.add(
    path(
      `M${n(fx - R * 0.14)} ${n(fy + R * 0.34)}Q${n(fx - R * 0.3)} ${n(fy + R * 0.8)} ${n(fx - R * 0.5)} ${n(fy + R * 1.3)}M${n(fx)} ${n(fy + R * 0.34)}Q${n(fx + R * 0.05)} ${n(fy + R * 0.8)} ${n(fx + R * 0.2)} ${n(fy + R * 1.3)}`,
      'none',
      `stroke="${p.light}" stroke-width="5" stroke-dasharray="3 12" stroke-linecap="round"`,
    ),
  );
}
