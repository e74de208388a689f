/** Heads: profiles, a Bauhaus face, a visor. */
import { mix, shade } from '../color.ts';
import { person, profile } from '../figures.ts';
import { at, circle, curve, ell, g, n, path, rect, type Pt, type Stage } from '../stage.ts';

function facingProfiles(s: Stage): void {
  const { p, fx, fy, R } = s;
  const d = profile();
  s.bg(p.g);
  const k = R / 104;
  s.add(g(`transform="translate(${n(fx - R * 0.56)} ${n(fy)}) scale(${n(k * 100) + ''}) scale(.01)"`, path(d, p.ink)));
  s.add(
    g(`transform="translate(${n(fx + R * 0.56)} ${n(fy)}) scale(${n(-k * 100)} ${n(k * 100)}) scale(.01)"`, path(d, p.hot === p.g ? p.sub : p.hot)),
  );
  s.add(circle(fx, fy - R * 0.9, R * 0.12, p.sub));
}
function contourHead(s: Stage): void {
  const { p, r, fx, fy, R } = s;
  const d = profile();
  // contour lines in a head
  s.bg(p.g);
  const k = R / 84,
    cp = s.clip(`<path d="${d}" transform="translate(${n(fx)} ${n(fy)}) scale(${k})"/>`);
  let q = '';
  for (let y = fy - R * 1.2; y < fy + R * 1.9; y += R * 0.05) {
    const pts: Pt[] = [];
    for (let x = fx - R * 1.2; x <= fx + R * 1.2; x += 12) {
      const u = (x - fx) / R,
        v = (y - fy) / R;
      pts.push([
        x,
        y -
          R * 0.2 * Math.exp(-((u * 1.3 + 0.2) ** 2) - (v * 0.9) ** 2) * (1 + 0.8 * s.noise.fbm(u * 2.2, v * 2.2, 3)) +
          R * 0.05 * s.noise.fbm(u * 3, v * 3, 3),
      ]);
    }
    q += path(curve(pts), 'none', `stroke="${r.chance(0.12) ? p.hot : p.ink}" stroke-width="${n(R * 0.023)}"`);
  }
  s.add(g(`clip-path="${cp}"`, q));
}
function dreamHead(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  const d = profile();
  // landscape inside the head
  s.bg(p.g);
  const k = R / 84,
    cp = s.clip(`<path d="${d}" transform="translate(${n(fx)} ${n(fy)}) scale(${k})"/>`);
  let q =
    rect(
      0,
      0,
      W,
      H,
      s.lin(0, fy - R, 0, fy + R * 0.5, [
        [0, p.deep],
        [0.55, p.sub === p.g ? mix(p.deep, p.hot, 0.3) : p.sub],
        [1, p.hot],
      ]),
    ) + circle(fx - R * 0.05, fy - R * 0.12, R * 0.26, mix(p.hot, p.light, 0.6));
  for (let i = 0; i < 40; i++) q += circle(fx + r.f(-0.8, 0.6) * R, fy - r.f(0.2, 0.9) * R, r.f(1, 2.6), p.light);
  for (let l = 0; l < 4; l++) {
    let e = `M${n(fx - R * 1.3)} ${H}`;
    for (let x = fx - R * 1.3; x < fx + R * 1.3; x += 6)
      e += `L${n(x)} ${n(fy + R * (0.16 + l * 0.2) - R * 0.3 * (s.noise.ridge(x * 0.006, l * 4.2, 4) - 0.3))}`;
    q += path(e + `L${n(fx + R * 1.3)} ${H}Z`, mix(mix(p.hot, p.deep, 0.35), shade(p.deep, -0.04), l / 3));
  }
  s.add(g(`clip-path="${cp}"`, q));
}
export const faces = (s: Stage): void => [facingProfiles, contourHead, dreamHead][s.v](s);
export function halfFace(s: Stage): void {
  // Bauhaus face
  const { p, H, fx, fy, R } = s;
  s.bg(p.g);
  const a = p.ink,
    b = p.hot === p.g ? p.light : p.hot,
    c = p.sub;
  s.add(
    path(`M${n(fx)} ${n(fy - R)}A${n(R * 0.78)} ${n(R)} 0 0 0 ${n(fx)} ${n(fy + R)}Z`, a),
    path(`M${n(fx)} ${n(fy - R)}A${n(R * 0.78)} ${n(R)} 0 0 1 ${n(fx)} ${n(fy + R)}Z`, b),
  );
  s.add(path(`M${n(fx)} ${n(fy - R * 0.42)}L${n(fx + R * 0.24)} ${n(fy + R * 0.28)}H${n(fx)}Z`, a));
  const lid = (x: number, o: string, i: string) =>
    path(`M${n(x - R * 0.22)} ${n(fy - R * 0.14)}A${n(R * 0.22)} ${n(R * 0.2)} 0 0 1 ${n(x + R * 0.22)} ${n(fy - R * 0.14)}Z`, o) +
    circle(x, fy - R * 0.16, R * 0.1, i);
  s.add(lid(fx - R * 0.36, p.light === a ? p.deep : p.light, b), lid(fx + R * 0.36, p.deep === b ? p.light : p.deep, p.light));
  s.add(rect(fx - R * 0.6, fy - R * 0.46, R * 0.46, R * 0.06, b), rect(fx + R * 0.14, fy - R * 0.46, R * 0.46, R * 0.06, a));
  s.add(
    path(
      `M${n(fx - R * 0.26)} ${n(fy + R * 0.54)}Q${n(fx - R * 0.12)} ${n(fy + R * 0.44)} ${n(fx)} ${n(fy + R * 0.5)}V${n(fy + R * 0.66)}Q${n(fx - R * 0.16)} ${n(fy + R * 0.66)} ${n(fx - R * 0.26)} ${n(fy + R * 0.54)}Z`,
      b,
    ),
    path(
      `M${n(fx + R * 0.26)} ${n(fy + R * 0.54)}Q${n(fx + R * 0.12)} ${n(fy + R * 0.44)} ${n(fx)} ${n(fy + R * 0.5)}V${n(fy + R * 0.66)}Q${n(fx + R * 0.16)} ${n(fy + R * 0.66)} ${n(fx + R * 0.26)} ${n(fy + R * 0.54)}Z`,
      a,
    ),
  );
  s.add(circle(fx + R * 0.62, fy - R * 0.82, R * 0.2, c), rect(fx - R * 0.98, fy + R * 0.55, R * 0.3, R * 0.3, c));
}
export function astronaut(s: Stage): void {
  const { p, r, W, H, fx, fy, R } = s;
  s.bg(
    s.rad(fx, fy, Math.max(W, H), [
      [0, mix(p.g, p.sub, 0.5)],
      [1, p.g],
    ]),
  );
  if (p.dark) for (let i = 0; i < 140; i++) s.add(circle(r.f(0, W), r.f(0, H), r.f(0.8, 2.6), p.light, 'opacity=".8"'));
  const suit = p.dark ? mix(p.light, p.sub, 0.12) : p.light,
    sh = mix(suit, p.deep, 0.35);
  s.add(
    path(
      `M${n(fx - R * 1.02)} ${n(H + 20)}V${n(fy + R * 1.2)}Q${n(fx - R * 0.98)} ${n(fy + R * 0.72)} ${n(fx - R * 0.5)} ${n(fy + R * 0.62)}H${n(fx + R * 0.5)}Q${n(fx + R * 0.98)} ${n(fy + R * 0.72)} ${n(fx + R * 1.02)} ${n(fy + R * 1.2)}V${n(H + 20)}Z`,
      s.lin(fx - R, 0, fx + R, 0, [
        [0, suit],
        [1, sh],
      ]),
    ),
    rect(fx - R * 0.36, fy + R * 1.0, R * 0.72, R * 0.34, sh, 'rx="10"'),
    circle(fx - R * 0.16, fy + R * 1.16, R * 0.06, p.hot),
    circle(fx + R * 0.04, fy + R * 1.16, R * 0.06, p.mid),
  );
  s.add(
    circle(
      fx,
      fy,
      R * 0.82,
      s.lin(fx - R, fy - R, fx + R, fy + R, [
        [0, suit],
        [1, sh],
      ]),
    ),
  );
  const cp = s.clip(`<ellipse cx="${n(fx)}" cy="${n(fy + R * 0.02)}" rx="${n(R * 0.64)}" ry="${n(R * 0.58)}"/>`);
  let q = rect(
    0,
    0,
    W,
    H,
    s.lin(0, fy - R * 0.6, 0, fy + R * 0.6, [
      [0, p.deep],
      [0.55, p.mid],
      [0.56, p.hot],
      [1, mix(p.hot, p.deep, 0.5)],
    ]),
  );
  q +=
    circle(fx + R * 0.18, fy - R * 0.06, R * 0.2, mix(p.hot, p.light, 0.6)) +
    path(`M${n(fx - R)} ${n(fy + R * 0.1)}Q${n(fx)} ${n(fy - R * 0.02)} ${n(fx + R)} ${n(fy + R * 0.14)}V${n(fy + R)}H${n(fx - R)}Z`, p.deep) +
    at(fx - R * 0.12, fy + R * 0.12, R / 420, 0, person(p.light, 0)) +
    path(
      `M${n(fx - R * 0.5)} ${n(fy - R * 0.2)}Q${n(fx - R * 0.36)} ${n(fy - R * 0.5)} ${n(fx)} ${n(fy - R * 0.48)}`,
      'none',
      `stroke="${p.light}" stroke-width="${n(R * 0.05)}" stroke-linecap="round" opacity=".7"`,
    );
  s.add(g(`clip-path="${cp}"`, q), ell(fx, fy + R * 0.02, R * 0.64, R * 0.58, 'none', `stroke="${sh}" stroke-width="${n(R * 0.05)}"`));
}
