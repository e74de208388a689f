/** The art director: film in, decisions out. Pure and fast, so that `curate` can audition many seeds. */
import { covers, faces, type Face } from './faces.ts';
import { layouts } from './layouts/index.ts';
import { keyOf, weight } from './match.ts';
import { motifById, motifs, type Motif } from './motifs/index.ts';
import { palettes, type Palette } from './palettes.ts';
import { Rng } from './rng.ts';
import type { Direction, Film, Ground } from './types.ts';

/** art that fills the sheet evenly and can carry type across its middle */
const FIELD = new Set(['dunes', 'sea', 'storm', 'smoke', 'ripples', 'tiles', 'umbrellas', 'forest', 'planet', 'cityMap']);
/** art that type can run around */
const ROUND = new Set([
  'orbit',
  'planet',
  'clock',
  'record',
  'maze',
  'target',
  'ripples',
  'balloon',
  'key',
  'figure',
  'cat',
  'rain',
  'whale',
  'astronaut',
  'moon',
  'compass',
  'moth',
  'bulb',
  'ball',
  'coins',
  'robot',
  'surround',
]);
export const rngFor = (f: Film): Rng => new Rng([keyOf(f), f.genres.join('+'), f.mood, f.year, f.seed].join('|'));
const eraOf = (film: Film, r: Rng): Direction['era'] => {
  if (film.genres.includes('history') || film.genres.includes('opera')) return r.pick(['classic', 'modern', 'midcentury'] as const);
  if (film.year < 1975) return r.pick(['classic', 'midcentury', 'seventies'] as const);
  if (film.year < 1995) return r.pick(['eighties', 'seventies'] as const);
  return r.weighted([
    ['modern', 5],
    ['seventies', 1.6],
    ['midcentury', 1.6],
    ['eighties', 0.9],
    ['classic', 0.8],
  ] as const);
};
function colourOf(film: Film, dark: boolean, r: Rng): { pal: Palette; ground: Ground } {
  const wrong = (p: Palette): number => (film.genres[0] === 'horror' && /sky|pink|sand/.test(p.hue) ? 0.1 : 0);
  const pal = r.weighted(
    palettes.filter((p) => !dark || p.grounds.includes('deep')).map((p) => [p, 0.12 + (p.moods.includes(film.mood) ? 1.5 : 0) - wrong(p)] as const),
  );
  if (dark) return { pal, ground: 'deep' };
  const heavy = /tense|eerie|epic|bleak/.test(film.mood) ? 1.5 : 0.7;
  return { pal, ground: r.weighted(pal.grounds.map((g) => [g, g === 'deep' ? heavy : g === 'light' ? 1 : 1.25] as const)) };
}
function faceOf(film: Film, titles: string[], era: Direction['era'], r: Rng): Face {
  const longestWord = Math.max(...titles.flatMap((q) => q.split(/\s+/)).map((w) => w.length));
  const kids = film.genres.includes('family') || film.genres.includes('animation');
  const fit = (f: Face): number =>
    (f.eras.includes(era) ? 1 : 0.03) *
    (0.15 + film.genres.reduce((a, g, i) => a + (f.genres.includes(g) ? 2 / (i + 1) : 0), 0)) *
    (f.id === 'rye' && film.genres[0] !== 'western' ? 0.02 : 1) *
    (kids && f.fine ? 0.1 : 1) *
    (longestWord > 9 && f.width === 'wide' ? 0.08 : 1) *
    (covers(f, titles) ? 1 : 0);
  return r.weighted(faces.map((f) => [f, fit(f)] as const));
}
function layoutOf(film: Film, titles: string[], face: Face, motif: Motif, r: Rng): string {
  const loud = /comedy|action|family|concert|sport|animation|musical/.test(film.genres.join());
  const suits = (id: string): number => {
    if (id === 'tilt') return loud ? 1 : 0.1;
    if (id === 'middle') return FIELD.has(motif.id) ? 1 : 0;
    if (id === 'arc') return ROUND.has(motif.id) ? 1.6 : 0.12;
    if (id === 'vertical') return FIELD.has(motif.id) || motif.id === 'eye' ? 0.08 : 1;
    return 1;
  };
  // a layout must suit the title in every language
  return r.weighted(Object.entries(layouts).map(([id, l]) => [id, Math.min(...titles.map((q) => l.fits(q, face))) * suits(id)] as const));
}
const FINISH = {
  tonal: { bloom: 3, grain: 2, halftone: 1.7, stipple: 1.7, lines: 0.9 },
  midcentury: { riso: 3, worn: 1.6, halftone: 1, fine: 1, stipple: 1 },
  old: { worn: 2, grain: 2, stipple: 2, halftone: 1, riso: 1 },
  now: { grain: 2.5, fine: 2, stipple: 1.8, halftone: 0.8, riso: 1, bloom: 0.8 },
};
const finishOf = (tonal: boolean, era: Direction['era'], r: Rng): string => {
  const kind = tonal ? 'tonal' : era === 'midcentury' ? 'midcentury' : era === 'seventies' || era === 'classic' ? 'old' : 'now';
  return r.weighted(Object.entries(FINISH[kind]));
};
/** Every decision, in this order, each from one stream of chance: moving one moves those after it. */
export function direct(film: Film): Direction {
  const r = rngFor(film).stream('direct');
  const era = eraOf(film, r);
  const chance = r.weighted(motifs.map((m) => [m, weight(film, m)] as const));
  const motif = motifById.get(film.choice?.motif ?? '') ?? chance;
  const variant = film.choice?.variant ?? r.i(0, motif.variants - 1);
  const { pal, ground } = colourOf(film, motif.dark?.includes(variant) ?? false, r);
  const titles = film.titles ?? [film.title];
  const face = faceOf(film, titles, era, r);
  const layout = layoutOf(film, titles, face, motif, r);
  const finish = finishOf(motif.tonal?.includes(variant) ?? false, era, r);
  const mirror = r.chance(0.5);
  return { palette: pal.id, ground, motif: motif.id, variant, layout, face: face.id, finish, era, mirror, ...film.choice };
}
