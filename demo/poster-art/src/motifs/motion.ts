/** Bodies in motion, photographed many times on one plate. */
import { mix } from '../color.ts';
import { circle, ell, line, n, at, rect, path, type Stage } from '../stage.ts';
import { edges, loud, stroke, unit } from '../unit.ts';

type Joint = [number, number];
/** head, neck, hip, then elbow-hand and knee-foot of either side */
interface Pose {
  head: Joint;
  neck: Joint;
  hip: Joint;
  arms: [Joint, Joint][];
  legs: [Joint, Joint][];
}
const lerp = (a: Joint, b: Joint, t: number): Joint => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const blend = (a: Pose, b: Pose, t: number): Pose => ({
  head: lerp(a.head, b.head, t),
  neck: lerp(a.neck, b.neck, t),
  hip: lerp(a.hip, b.hip, t),
  arms: a.arms.map((q, i) => [lerp(q[0], b.arms[i][0], t), lerp(q[1], b.arms[i][1], t)]),
  legs: a.legs.map((q, i) => [lerp(q[0], b.legs[i][0], t), lerp(q[1], b.legs[i][1], t)]),
});
const at2 = (q: Joint): string => `${n(q[0])} ${n(q[1])}`;
const body = (q: Pose, c: string, shirt = c): string =>
  q.legs.map((l) => stroke(`M${at2(q.hip)}L${at2(l[0])}L${at2(l[1])}`, c, 11)).join('') +
  q.arms.map((l) => stroke(`M${at2(q.neck)}L${at2(l[0])}L${at2(l[1])}`, c, 7.5)).join('') +
  stroke(`M${at2(lerp(q.neck, q.hip, 0.08))}L${at2(q.hip)}`, shirt, 19) +
  ell(q.head[0], q.head[1], 10, 11.5, c);

const STRIDE: Pose = {
  head: [16, -78],
  neck: [10, -58],
  hip: [-4, -8],
  arms: [
    [
      [34, -42],
      [46, -66],
    ],
    [
      [-18, -50],
      [-30, -22],
    ],
  ],
  legs: [
    [
      [30, 8],
      [26, 46],
    ],
    [
      [-24, 26],
      [-62, 30],
    ],
  ],
};
const PASS: Pose = {
  head: [10, -84],
  neck: [6, -62],
  hip: [0, -10],
  arms: [
    [
      [12, -36],
      [32, -30],
    ],
    [
      [-6, -36],
      [12, -18],
    ],
  ],
  legs: [
    [
      [10, 28],
      [-2, 66],
    ],
    [
      [16, 22],
      [-18, 36],
    ],
  ],
};
const LAND: Pose = {
  head: [16, -78],
  neck: [10, -58],
  hip: [-4, -8],
  arms: [
    [
      [-18, -50],
      [-30, -22],
    ],
    [
      [34, -42],
      [46, -66],
    ],
  ],
  legs: [
    [
      [-18, 28],
      [-48, 58],
    ],
    [
      [28, 4],
      [34, 44],
    ],
  ],
};
const LEAP: Pose = {
  head: [2, -92],
  neck: [0, -72],
  hip: [-2, -22],
  arms: [
    [
      [30, -82],
      [62, -96],
    ],
    [
      [-30, -84],
      [-62, -88],
    ],
  ],
  legs: [
    [
      [36, -22],
      [84, -34],
    ],
    [
      [-36, -14],
      [-84, -4],
    ],
  ],
};
const REACH: Pose = {
  head: [-6, -88],
  neck: [-6, -66],
  hip: [0, -14],
  arms: [
    [
      [10, -100],
      [30, -124],
    ],
    [
      [-34, -62],
      [-60, -74],
    ],
  ],
  legs: [
    [
      [4, 26],
      [2, 70],
    ],
    [
      [30, 6],
      [10, 30],
    ],
  ],
};
const SPIN: Pose = {
  head: [6, -90],
  neck: [2, -68],
  hip: [0, -16],
  arms: [
    [
      [26, -94],
      [4, -118],
    ],
    [
      [-24, -92],
      [0, -120],
    ],
  ],
  legs: [
    [
      [0, 28],
      [0, 72],
    ],
    [
      [-40, 4],
      [-70, -26],
    ],
  ],
};

function echo(s: Stage, poses: Pose[], step: number, lift: (t: number) => number, ground: boolean): void {
  const { p } = s,
    e = edges(s),
    N = 9,
    c = p.dark ? p.light : p.deep;
  s.bg(p.g);
  if (ground) {
    s.add(unit(s, rect(e.l, 70, e.r - e.l, e.b - 70, mix(p.g, p.sub, 0.5))));
    for (let i = 0; i < 4; i++) s.add(unit(s, rect(e.l, 88 + i * i * 12, e.r - e.l, 3 + i * 2, p.g)));
  }
  for (let i = 0; i < N; i++) {
    const t = i / (N - 1),
      f = t * (poses.length - 1),
      j = Math.min(poses.length - 2, Math.floor(f)),
      pose = blend(poses[j], poses[j + 1], f - j),
      last = i === N - 1,
      ink = last ? c : mix(p.g, i % 2 ? loud(s) : p.sub, 0.25 + t * 0.65);
    const fig = at(
      s.fx + (s.R / 100) * ((t - 1) * step + step * 0.28),
      s.fy + (s.R / 100) * lift(t),
      s.R / 112,
      0,
      body(pose, ink, last ? loud(s) : ink),
    );
    if (last) s.front(fig);
    else s.add(fig);
  }
}
export function motion(s: Stage): void {
  if (s.v === 0) echo(s, [STRIDE, PASS, LAND, PASS, STRIDE], 150, () => 4, true);
  else if (s.v === 1) echo(s, [REACH, LEAP, LEAP, SPIN], 130, (t) => 20 - 46 * Math.sin(t * 3.1), false);
  else fan(s);
}
/** one dancer turned about her own axis */
function fan(s: Stage): void {
  const { p } = s,
    c = p.dark ? p.light : p.deep;
  s.bg(p.g);
  for (let i = 0; i < 12; i++) {
    const t = i / 11;
    s.add(at(s.fx, s.fy + s.R * 0.1, s.R / 100, -64 + t * 128, g2(mix(p.g, i % 2 ? loud(s) : p.sub, 0.3 + 0.5 * t))));
  }
  s.add(unit(s, ell(0, 92, 62, 7, mix(p.g, p.deep, 0.35))));
  s.front(unit(s, at(0, 18, 1, 0, body(SPIN, c)), path('M-12-8Q-52 6-70 34Q-30 26 0 40Q36 26 66 30Q50 4 12-8Z', loud(s)), circle(6, -86, 6, c)));
  s.add(line(0, 0, 0, 0, p.g, 0.1));
}
const g2 = (c: string): string => path('M0 0Q-26-60-8-118Q0-126 8-118Q26-60 0 0Z', c);
