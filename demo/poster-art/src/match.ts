/** Motifs that suit a film: by its tags first, then words of its title, then its genres. */
import { motifs, type Motif } from './motifs/index.ts';
import type { Film, Genre } from './types.ts';

/** Motifs where nothing is named: they say something about a genre without claiming a fact about the plot. */
const FALLBACK: Record<Genre, string> = {
  drama: 'portrait couple cast windows chair faces rain',
  thriller: 'stairs portrait windows door falling eye',
  horror: 'door house eye smoke mirror',
  scifi: 'orbit planet door robot portrait',
  comedy: 'cast portrait couple cup tiles suitcase',
  romance: 'couple flowers portrait lanterns',
  family: 'book fair moon balloon beast castle',
  animation: 'tiles beast moon castle robot',
  documentary: 'soundwave camera cityMap portrait faces ripples',
  action: 'falling skyline motion target plane',
  western: 'mesa fourLegs dunes road',
  mystery: 'maze key mirror windows chess',
  musical: 'singer motion cast record',
  fantasy: 'book castle moon forest moth',
  crime: 'shards cityMap portrait coins skyline',
  history: 'portrait letter cast thread factory',
  opera: 'singer mask curtain',
  ballet: 'motion dance swan',
  concert: 'concert strings brass microphone',
  sport: 'motion ball track bicycle',
  adventure: 'compass ranges ship river mesa',
};
const fallback = Object.fromEntries(Object.entries(FALLBACK).map(([g, list]) => [g, new Set(list.split(' '))])) as Record<Genre, Set<string>>;

export const keyOf = (f: Pick<Film, 'title' | 'key'>): string => f.key ?? f.title;
type Requested = Omit<Film, 'seed'>;

/** 0: not named; higher: named sooner and more plainly */
function named(f: Requested, m: Motif): number {
  let best = m.keys.test(keyOf(f)) ? 34 : 0;
  (f.tags ?? []).forEach((t, i) => {
    if (m.keys.test(t)) best = Math.max(best, 0) + 70 / (1 + i * 0.45);
  });
  return best;
}
const memo = new WeakMap<object, Map<string, number>>();
/** cached by the film's genre list, which is one array per film in every audition */
export function hint(f: Requested, m: Motif): number {
  let c = memo.get(f.genres);
  if (!c) memo.set(f.genres, (c = new Map(motifs.map((q) => [q.id, named(f, q)]))));
  return c.get(m.id)!;
}
export function weight(f: Requested, m: Motif): number {
  const byGenre = f.genres.reduce((a, g, i) => a + (fallback[g]?.has(m.id) ? 2.6 / (i + 1) : m.genres.includes(g) ? 0.5 / (i + 1) : 0), 0);
  return 0.02 + hint(f, m) + byGenre;
}
