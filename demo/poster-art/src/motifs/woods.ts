/** Forests and flowers. */
import { mix, shade } from '../color.ts';
import { gull, person, pine, tree } from '../figures.ts';
import { at, circle, n, path, rect, type Stage } from '../stage.ts';
import { ridge } from './terrain.ts';

function foggyTrunks(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // trunks in fog
  const fog = p.dark ? mix(p.sub, p.hot, 0.35) : p.light,
    near = p.dark ? shade(p.deep, -0.05) : p.deep;
  s.bg(
    s.rad(fx, fy + R * 0.2, Math.max(W, H) * 0.75, [
      [0, p.dark ? mix(fog, p.light, 0.35) : p.light],
      [0.45, fog],
      [1, p.dark ? p.g : mix(p.g, p.sub, 0.6)],
    ]),
  );
  const base = fy + R * 0.95;
  for (let l = 0; l < 5; l++) {
    const t = l / 4,
      c = mix(fog, near, 0.16 + t * 0.84);
    s.add(path(ridge(s, base + l * R * 0.07, R * 0.1, 0.005, l * 5, 3), mix(c, fog, 0.15)));
    const k = [16, 11, 8, 6, 4][l] * (W > H ? 2 : 1);
    for (let i = 0; i < k; i++) {
      let x = ((i + r.f(0.1, 0.9)) / k) * (W + 60) - 30;
      if (l > 2 && Math.abs(x - fx) < R * 0.3) x += x < fx ? -R * 0.34 : R * 0.34;
      const w = (6 + t * t * 46) * r.f(0.7, 1.25),
        b = base + l * R * 0.09 + 20;
      s.add(
        path(
          `M${n(x - w * 0.62)} ${n(b)}Q${n(x - w * 0.4)} ${n(b * 0.6)} ${n(x - w * 0.3 + r.f(-8, 8))} -10H${n(x + w * 0.3)}Q${n(x + w * 0.4)} ${n(b * 0.6)} ${n(x + w * 0.62)} ${n(b)}Z`,
          c,
        ),
      );
      if (l < 4)
        for (let q = 0; q < 2; q++) {
          const by = r.f(0, b * 0.55),
            sd = r.chance(0.5) ? 1 : -1;
          s.add(
            path(
              `M${n(x)} ${n(by + 30)}Q${n(x + sd * 40)} ${n(by)} ${n(x + sd * r.f(60, 130))} ${n(by - r.f(20, 70))}`,
              'none',
              `stroke="${c}" stroke-width="${n(1.5 + t * 6)}"`,
            ),
          );
        }
    }
    if (l === 2) s.add(at(fx, base + R * 0.16, R / 330, 0, person(near, r.i(0, 3))));
  }
}
function pineWall(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  // pine wall and moon
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.sub, p.dark ? 0.9 : 0.4)],
    ]),
  );
  s.add(circle(fx, fy - R * 0.25, R * 0.62, p.hot));
  if (!p.dark && r.chance(0.5))
    s.add(
      circle(
        fx,
        fy - R * 0.25,
        R * 0.62,
        s.lin(0, fy - R, 0, fy + R * 0.3, [
          [0, p.g, 0],
          [1, p.g, 0.45],
        ]),
      ),
    );
  for (let l = 0; l < 4; l++) {
    const t = l / 3,
      c = mix(p.dark ? p.sub : mix(p.sub, p.g, 0.35), p.dark ? shade(p.deep, -0.04) : p.deep, t),
      y = fy + R * (0.4 + l * 0.25),
      k = Math.round((34 - l * 7) * (W / 720));
    s.add(rect(-5, y - 6, W + 10, H, c));
    for (let i = 0; i <= k; i++)
      s.add(at((i + r.f(-0.4, 0.4)) * (W / k), y + r.f(-3, 8), (R / 300) * (0.85 + l * 0.6) * r.f(0.65, 1.3), 0, pine(c, r)));
  }
}
function bareTree(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  // one bare tree
  s.bg(p.g);
  s.add(s.disc(fx, fy - R * 0.1, R * 0.8, p.hot));
  const c = p.dark ? shade(p.deep, -0.04) : p.deep;
  s.add(at(fx + R * 0.05, fy + R * 0.92, R / 68, 0, tree(c, r, 8)));
  s.add(path(ridge(s, fy + R * 0.92, R * 0.1, 0.004, 2, 2), c));
  s.add(at(fx - R * 0.5, fy + R * 0.93, R / 520, 0, person(c, r.i(0, 3))));
  for (let i = 0; i < 8; i++) s.add(at(fx + r.f(-1, 1) * R, fy - R * r.f(0.4, 1.05), r.f(0.4, 0.9), r.f(-20, 20), gull(p.dark ? p.light : c)));
}
export const forest = (s: Stage): void => [foggyTrunks, pineWall, bareTree][s.v](s);
function cutLeaves(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  s.bg(p.g);
  // cut-out leaves
  const cs = [p.ink, p.hot, p.sub, p.hot];
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * 6.283 + r.f(-0.2, 0.2),
      q = i === 0 ? 0 : R * r.f(0.5, 0.95);
    const lobes = r.i(4, 6),
      c = cs[i % 4];
    let L = '';
    for (let k = 0; k < lobes; k++) {
      const y = -40 + k * (84 / lobes);
      L += path(
        `M0 ${n(y + 18)}Q-46 ${n(y + 8)}-${n(44 - k * 3)} ${n(y - 18)}Q-14 ${n(y - 16)} 0 ${n(y + 4)}Q14 ${n(y - 16)} ${n(44 - k * 3)} ${n(y - 18)}Q46 ${n(y + 8)} 0 ${n(y + 18)}Z`,
        c,
      );
    }
    s.add(
      at(
        fx + Math.cos(a) * q,
        fy + Math.sin(a) * q,
        (R / 190) * r.f(0.8, 1.25),
        (a * 180) / Math.PI + 90,
        L,
        path('M0-46Q16-70 0-84Q-16-70 0-46Z M-4-60H4V66H-4Z', c),
      ),
    );
  }
}
function oneStem(s: Stage): void {
  const { p, r, H, fx, fy, R } = s;
  s.bg(p.g);
  // one stem
  const k = 14;
  s.add(circle(fx, fy - R * 0.25, R * 0.72, p.sub, p.dark ? 'opacity=".55"' : 'opacity=".35"'));
  s.add(
    path(
      `M${n(fx)} ${n(fy - R * 0.2)}Q${n(fx + R * 0.18)} ${n(fy + R * 0.5)} ${n(fx - R * 0.06)} ${n(H + 10)}`,
      'none',
      `stroke="${p.ink}" stroke-width="${n(R * 0.032)}"`,
    ),
  );
  for (const [t, sd] of [
    [0.35, 1],
    [0.62, -1],
    [0.9, 1],
  ] as const)
    s.add(at(fx + R * 0.06, fy + R * t, R / 120, sd > 0 ? 40 : -48, path('M0 0Q22-26 0-84Q-22-30 0 0Z', p.ink)));
  for (let ringI = 0; ringI < 3; ringI++)
    for (let i = 0; i < k - ringI * 3; i++) {
      const a = (i / (k - ringI * 3)) * 360 + ringI * 14;
      s.add(
        at(
          fx,
          fy - R * 0.3,
          (R / 110) * (1 - ringI * 0.26),
          a,
          path(
            'M0 0Q19-28 0-66Q-19-28 0 0Z',
            ringI === 1 ? mix(p.hot, p.light, 0.4) : ringI === 2 ? mix(p.hot, p.deep, 0.35) : p.hot,
            `stroke="${p.g}" stroke-width="1.200"`,
          ),
        ),
      );
    }
  s.add(circle(fx, fy - R * 0.3, R * 0.13, p.deep));
  for (let i = 0; i < 24; i++) {
    const a = r.f(0, 6.3),
      q = R * 0.11 * Math.sqrt(r.next());
    s.add(circle(fx + Math.cos(a) * q, fy - R * 0.3 + Math.sin(a) * q, 2.6, p.light));
  }
}
export const flowers = (s: Stage): void => [cutLeaves, oneStem][s.v](s);
