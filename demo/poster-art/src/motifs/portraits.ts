/** Portraits in profile and from the front, drawn as cut paper. */
import { mix, shade } from '../color.ts';
import { profile } from '../figures.ts';
import { circle, ell, g, path, rect, type Stage } from '../stage.ts';
import { dark, edges, loud, skin, stroke, unit } from '../unit.ts';

const bust = 'M-44 84Q-96 96-126 150L-150 620H150L112 160Q70 106 16 92L-10 112Z';
const eyeAndLip = (ink: string, lip: string): string =>
  stroke('M25-6Q31-9 36-6', ink, 2.6) +
  stroke('M22-19Q30-25 38-21', ink, 3) +
  path('M46 26.5Q38 25 34 28Q39 30 40 30Q38 33 36 35Q42 37 44.500 35Q42 32 40 30Z', lip);

/** a woman, hair gathered in a knot, high collar, one earring */
function knot(s: Stage): void {
  const { p } = s,
    face = skin(s),
    hair = dark(s),
    coat = loud(s),
    tone = mix(face, p.mid, 0.28);
  s.bg(p.g);
  if (s.r.chance(0.5)) s.add(rect(s.fx, -5, s.W, s.H + 10, mix(p.g, p.sub, 0.35)));
  s.front(
    unit(
      s,
      path(bust, coat),
      path(profile(), face),
      path('M-40 20Q-20 70 4 74L8 130L-40 130Z', tone),
      path('M34-50Q24-82-16-84Q-62-82-68-34Q-70 8-44 30Q-26 34-20 16Q-18 2-8-4Q-8-30 8-40Q22-48 34-50Z', hair),
      circle(-66, -62, 27, hair),
      stroke('M-84-66Q-68-88-48-70M-86-52Q-66-72-46-52', mix(hair, p.light, 0.22), 2),
      circle(-9, 30, 5.5, p.hot === coat ? p.light : p.hot),
      eyeAndLip(hair, s.p.hot === face ? p.mid : coat),
      path('M-56 150L-48 76Q-14 98 22 84L34 150Q-10 128-56 150Z', mix(coat, p.deep, 0.22)),
    ),
  );
}
/** a man in a hat, collar turned up */
function hat(s: Stage): void {
  const { p } = s,
    face = skin(s),
    coat = dark(s),
    band = loud(s),
    tone = mix(face, p.mid, 0.3);
  s.bg(p.g);
  const e = edges(s);
  for (let i = 0; i < 9; i++) s.add(unit(s, rect(e.l, -104 + i * 26, e.r - e.l, 9, mix(p.g, p.sub, 0.3 + 0.03 * i))));
  s.front(
    unit(
      s,
      path(bust, coat),
      path(profile(), face),
      path('M-40 34Q-16 54-6 72L8 74L8 130L-40 130Z', tone),
      path('M-56-28Q-62 14-42 40Q-30 34-30 14L-26-6L-18-30Z', mix(coat, p.mid, 0.25)),
      stroke('M8 62Q26 62 38 56M26 25Q34 19 44 25', mix(coat, p.mid, 0.25), 5),
      eyeAndLip(p.deep, mix(face, p.mid, 0.6)),
      path('M-96-34Q-30-20 84-38Q66-50 42-54L34-98Q8-116-14-106Q-44-112-56-92L-60-50Q-84-46-96-34Z', mix(coat, p.deep, 0.35)),
      path('M-60-52Q-10-40 42-56L40-68Q-10-54-58-66Z', band),
      path('M-62 150L-56 60L-20 92L8 122L44 100L54 150Z', mix(coat, p.light, 0.14)),
      path('M8 122L44 100L54 150H0Z', mix(coat, p.light, 0.24)),
    ),
  );
}
/** bob haircut, dark glasses, from the front; a second world in the lenses */
function glasses(s: Stage): void {
  const { p } = s,
    face = skin(s),
    hair = dark(s),
    pop = loud(s);
  s.bg(p.g);
  const lens = (x: number): string =>
    circle(x, -8, 27, p.deep) +
    g(
      `clip-path="${s.clip(`<circle cx="${x}" cy="-8" r="23"/>`)}"`,
      rect(x - 30, -40, 60, 34, pop),
      circle(x + 7, -10, 9, p.light),
      rect(x - 30, -6, 60, 30, mix(p.mid, p.deep, 0.35)),
    );
  s.front(
    unit(
      s,
      path('M-60 118Q-110 124-140 170V620H140V170Q110 124 60 118L20 96H-20Z', pop),
      path('M-88 74Q-104-96 0-98Q104-96 88 74Q60 92 40 62H-40Q-60 92-88 74Z', hair),
      path('M-24 54H24V112Q0 138-24 112Z', mix(face, p.mid, 0.3)),
      path('M-56-30Q-56 60 0 78Q56 60 56-30Z', face),
      path('M-64-6Q-62-62 0-66Q62-62 64-6Q46-34 0-36Q-46-34-64-6Z', hair),
      lens(-29),
      lens(29),
      stroke('M-4-12Q0-17 4-12M-56-14L-64-18M56-14L64-18', p.deep, 5),
      stroke('M-3 26Q0 29 5 26', mix(face, p.mid, 0.6), 2.5),
      path('M-16 46Q-6 39 0 43Q6 39 16 46Q0 60-16 46Z', pop === face ? p.mid : pop),
      path('M-20 104Q0 132 20 104L62 118L0 190L-62 118Z', mix(pop, p.deep, 0.3)),
    ),
  );
}
/** long hair in the wind, face turned to the light */
function wind(s: Stage): void {
  const { p, r } = s,
    face = skin(s),
    hair = loud(s),
    coat = dark(s);
  s.bg(p.g);
  let strands = '';
  for (let i = 0; i < 15; i++) {
    const y = -74 + i * 9,
      c = mix(hair, i % 2 ? p.deep : p.light, 0.08 + 0.06 * (i % 4));
    strands += stroke(
      `M${-6 - i * 2} ${y + 4}Q${-70 - i * 2} ${y - 20 + r.f(-10, 10)} ${-110} ${y + 8 + r.f(-12, 12)}T${-200 - r.f(0, 60)} ${y - 14 + r.f(-30, 30)}`,
      c,
      11 - i * 0.35,
    );
  }
  s.front(
    unit(
      s,
      path(bust, coat),
      strands,
      path(profile(), face),
      path('M-40 20Q-20 70 4 74L8 130L-40 130Z', mix(face, p.mid, 0.28)),
      path('M37-44Q28-84-18-86Q-64-82-70-30Q-66 30-40 62Q-30 40-24 10Q-16-30 12-40Q28-44 37-44Z', hair),
      eyeAndLip(p.deep, mix(hair, p.deep, 0.3)),
      ell(-14, 14, 7, 11, face),
      path('M-58 150L-50 80Q-14 104 24 86L36 150Q-10 132-58 150Z', shade(coat, 0.07)),
    ),
  );
}
/** listening: short waved hair, headphones, the line they hang on */
function headphones(s: Stage): void {
  const { p } = s,
    face = skin(s),
    hair = dark(s),
    coat = loud(s);
  s.bg(p.g);
  for (let i = 0; i < 8; i++)
    s.add(
      circle(
        s.fx - s.R * 0.12,
        s.fy - s.R * 0.02,
        s.R * (0.5 + i * 0.2),
        'none',
        `stroke="${mix(p.g, p.sub, 0.7 - i * 0.06)}" stroke-width="${s.R * 0.02}" stroke-dasharray="${s.R * 0.24} ${s.R * (0.03 + i * 0.02)}"`,
      ),
    );
  s.front(
    unit(
      s,
      path(bust, coat),
      path(profile(), face),
      path('M-40 20Q-20 70 4 74L8 130L-40 130Z', mix(face, p.mid, 0.28)),
      path(
        'M36-46Q42-66 22-76Q0-94-26-86Q-58-82-68-54Q-80-36-70-16Q-78 4-62 20Q-58 42-40 40Q-24 44-22 24Q-28 8-14-4Q-20-22-2-32Q6-48 22-46Q30-42 36-46Z',
        hair,
      ),
      stroke('M-62-40Q-54-24-66-12M-42-60Q-30-48-40-34M-14-70Q-2-62-8-50', mix(hair, p.light, 0.2), 3),
      stroke('M-12 6Q-40-40-16-92', p.g === p.light ? mix(p.deep, p.mid, 0.5) : mix(p.deep, p.light, 0.3), 7),
      ell(-12, 10, 17, 24, p.g === p.light ? mix(p.deep, p.mid, 0.5) : mix(p.deep, p.light, 0.3)),
      ell(-9, 10, 10, 17, coat === p.hot ? p.light : p.hot),
      stroke('M-14 34Q-20 90-70 120T-130 220', hair, 3.5),
      eyeAndLip(p.deep, mix(coat, p.deep, 0.2)),
      path('M-58 150L-50 80Q-14 104 24 86L36 150Q-10 132-58 150Z', mix(coat, p.light, 0.25)),
    ),
  );
}
export const portrait = (s: Stage): void => [knot, hat, glasses, wind, headphones][s.v](s);
