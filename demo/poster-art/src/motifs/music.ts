/** Instruments and the microphone. */
import { mix } from '../color.ts';
import { at, circle, ell, line, n, path, rect, ring, type Stage } from '../stage.ts';
import { dark, edges, loud, stroke, unit } from '../unit.ts';

/** a violin laid across the sheet, or a kora standing */
function violin(s: Stage): void {
  const { p } = s,
    wood = loud(s),
    trim = p.g === p.deep ? p.light : p.deep;
  s.bg(p.g);
  s.add(
    at(
      s.fx + s.R * 0.12,
      s.fy + s.R * 0.14,
      s.R / 88,
      28,
      path(
        'M0-20Q26-26 30 0Q30 16 20 22Q18 34 24 42Q44 62 34 84Q22 104 0 104Q-22 104-34 84Q-44 62-24 42Q-18 34-20 22Q-30 16-30 0Q-26-26 0-20Z',
        p.deep,
        'opacity=".25"',
      ),
    ),
  );
  const strings = [-5, -1.7, 1.7, 5].map((x) => line(x * 0.7, -118, x, 76, p.light, 0.9)).join('');
  s.front(
    at(
      s.fx,
      s.fy,
      s.R / 88,
      28,
      path(
        'M0-20Q26-26 30 0Q30 16 20 22Q18 34 24 42Q44 62 34 84Q22 104 0 104Q-22 104-34 84Q-44 62-24 42Q-18 34-20 22Q-30 16-30 0Q-26-26 0-20Z',
        wood,
      ),
      path('M0-20Q26-26 30 0Q30 16 20 22Q18 34 24 42Q44 62 34 84Q22 104 0 104Z', mix(wood, p.deep, 0.2)),
      stroke('M-20 36Q-12 40-16 52Q-20 62-12 64M20 36Q12 40 16 52Q20 62 12 64', trim === p.light ? p.deep : trim, 2.6),
      path('M-6-118H6L8 48H-8Z', p.deep === p.g ? p.mid : p.deep),
      path('M-10 62H10L12 67H-12Z M-8 76H8L5 98H-5Z', p.deep === p.g ? p.mid : p.deep),
      circle(0, -124, 8, wood),
      stroke('M-16-114H16M-16-104H16', wood, 3.4),
      strings,
    ),
  );
  s.front(at(s.fx, s.fy, s.R / 88, -38, line(-44, -110, -44, 120, p.g === p.light ? p.mid : p.light, 2.4), line(-50, -110, -50, 120, trim, 4)));
}
function kora(s: Stage): void {
  const { p, r } = s,
    c = loud(s),
    e = edges(s);
  s.bg(p.g);
  for (let i = 0; i < 21; i++) s.add(unit(s, line(0, 34, (i - 10) * 34, e.t, i % 5 ? p.ink : p.sub, 1.2)));
  s.front(
    unit(
      s,
      path('M-5-118H5V70H-5Z', p.ink),
      Array.from({ length: 10 }, (_, i) => rect(-9, -108 + i * 12, 18, 4, i % 2 ? c : mix(p.ink, p.g, 0.4))).join(''),
      ell(0, 52, 62, 58, mix(c, p.deep, 0.3)),
      ell(0, 48, 58, 52, p.g === p.light ? mix(p.light, p.mid, 0.2) : p.light),
      circle(32, 24, 9, p.deep),
      rect(-4, 16, 8, 52, p.deep),
      Array.from({ length: 11 }, (_, i) => line(i % 2 ? -4 : 4, 18 + i * 4, 0, -104 + i * 9, mix(p.deep, c, 0.3), 1)).join(''),
      Array.from({ length: 16 }, (_, i) => circle(60 * Math.cos((i * Math.PI) / 8), 50 + 55 * Math.sin((i * Math.PI) / 8), 3, c)).join(''),
      stroke('M-34 4V-40M34 4V-40', p.ink, 5),
    ),
  );
}
export const strings = (s: Stage): void => [violin, kora][s.v](s);
/** a trumpet that lets its sound out as colour */
export function brass(s: Stage): void {
  const { p } = s,
    c = loud(s);
  s.bg(p.g);
  for (let i = 9; i > 0; i--)
    s.add(
      at(
        s.fx + s.R * 0.5,
        s.fy,
        1,
        0,
        path(
          `M0 0L${n(s.R * 0.36 * i)} ${n(-s.R * 0.26 * i)}Q${n(s.R * 0.48 * i)} 0 ${n(s.R * 0.36 * i)} ${n(s.R * 0.26 * i)}Z`,
          [p.sub, p.g, mix(c, p.g, 0.4)][i % 3],
        ),
      ),
    );
  s.front(
    unit(
      s,
      path('M-92-5H18Q48-6 74-44V46Q48 8 18 7H-92Z', c),
      ell(74, 1, 9, 45, mix(c, p.deep, 0.4)),
      path('M-108-9H-96L-90-4V6L-96 11H-108Z', c),
      stroke('M-52 4Q-70 4-70 22Q-70 40-52 40H6Q24 40 24 22Q24 4 6 4', mix(c, p.deep, 0.16), 9),
      [-34, -16, 2]
        .map((x) => rect(x, -26, 13, 72, mix(c, p.light, 0.35), 'rx="4"') + rect(x + 4, -38, 5, 14, p.ink) + circle(x + 6.5, -40, 6, p.ink))
        .join(''),
    ),
  );
}
/** a stage microphone before a neon sign of rings */
function stageMic(s: Stage): void {
  const { p, H } = s,
    c = loud(s),
    metal = p.g === p.light ? p.ink : p.light;
  s.bg(
    s.lin(0, 0, 0, H, [
      [0, p.g],
      [1, mix(p.g, p.deep, 0.35)],
    ]),
  );
  for (let i = 0; i < 3; i++)
    s.add(
      at(
        s.fx,
        s.fy - s.R * 0.1,
        s.R / 100,
        45 * i,
        rect(-70, -70, 140, 140, 'none', `rx="18" stroke="${mix(c, p.light, i * 0.3)}" stroke-width="${5 - i}"`),
      ),
    );
  let dots = '';
  for (let j = -4; j <= 4; j++) for (let i = -4; i <= 4; i++) if (i * i + j * j < 19) dots += circle(i * 6, j * 6, 1.9, mix(metal, p.deep, 0.5));
  s.front(
    at(
      s.fx,
      s.fy - s.R * 0.06,
      s.R / 92,
      32,
      circle(0, -52, 32, metal),
      at(0, -52, 1.15, 0, dots),
      rect(-33, -53, 66, 9, c),
      path('M-17-20H17L11 74H-11Z', mix(metal, p.deep, 0.55)),
      rect(-5, 0, 10, 16, c, 'rx="4"'),
      stroke('M0 74Q6 120-40 140T-60 260', mix(metal, p.deep, 0.6), 6),
    ),
  );
}
/** one microphone, close */
function deskMic(s: Stage): void {
  const { p } = s,
    c = dark(s),
    hot = loud(s),
    e = edges(s);
  s.bg(p.g);
  for (let i = 0; i < 11; i++)
    s.add(ring(s.fx, s.fy - s.R * 0.3, s.R * (0.62 + i * 0.17), mix(p.g, i % 3 ? p.sub : hot, 0.75 - i * 0.05), s.R * 0.035));
  let mesh = '';
  for (let i = -5; i <= 5; i++)
    mesh +=
      line(-44, -30 + i * 9 - 30, 44, -30 + i * 9 + 30, mix(c, p.light, 0.5), 2) +
      line(-44, -30 + i * 9 + 30, 44, -30 + i * 9 - 30, mix(c, p.light, 0.5), 2);
  s.front(
    unit(
      s,
      rect(-7, 60, 14, e.b - 60, mix(c, p.light, 0.2)),
      path('M-46-34Q-46-90 0-90Q46-90 46-34V8Q46 52 0 52Q-46 52-46 8Z', c),
      `<g clip-path="${s.clip('<path d="M-40-34Q-40-84 0-84Q40-84 40-34V-4H-40Z"/>')}">${mesh}</g>`,
      rect(-46, -4, 92, 14, hot),
      stroke('M-62-6V8Q-62 68 0 68Q62 68 62 8V-6', mix(c, p.light, 0.3), 7),
    ),
  );
}
export const microphone = (s: Stage): void => [deskMic, stageMic][s.v](s);
