/** Reads the demonstration programme and turns its items into films the art director understands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { curate } from './curate.ts';
import type { Direction, Film, Genre, Mood } from './types.ts';

export const LANGS = ['fr', 'en', 'de', 'nl'] as const;
export type Lang = (typeof LANGS)[number];
interface Item {
  id: string;
  title: Record<Lang, string>;
  originalTitle?: string;
  genres: Genre[];
  mood: Mood;
  year: number;
  tags?: string[];
  actors?: string[];
  directors?: string[];
}
export interface Entry {
  id: string;
  /** what the art director insists on */
  wish?: Partial<Direction>;
  film: Film;
  /** each distinct title once, under the first language that uses it; '' when one serves all */
  sheets: { lang: Lang | ''; title: string; serves: Lang[] }[];
}
const choices = JSON.parse(readFileSync(new URL('../choices.json', import.meta.url), 'utf8')) as Record<string, Partial<Direction>>;
/** a direction once given, and the wish it was given under: it stays when motifs are added */
export interface Known {
  wish?: string;
  direction: Direction;
}
const FILES = ['films-a.json', 'films-b.json', 'events.json', 'seasons.json'];

const settled = (id: string, known: Record<string, Known>): Partial<Direction> | undefined => {
  const before = known[id];
  return before && before.wish === JSON.stringify(choices[id]) ? before.direction : choices[id];
};
function items(folder: string): Item[] {
  return FILES.map((f) => join(folder, f))
    .filter((f) => existsSync(f))
    .flatMap((f) => {
      const data = JSON.parse(readFileSync(f, 'utf8')) as Item[] | Record<string, Item[]>;
      return Array.isArray(data) ? data : Object.values(data)[0];
    });
}
function sheetsOf(title: Record<Lang, string>): Entry['sheets'] {
  const out: Entry['sheets'] = [];
  for (const lang of LANGS) {
    const same = out.find((s) => s.title === title[lang]);
    if (same) same.serves.push(lang);
    else out.push({ lang, title: title[lang], serves: [lang] });
  }
  if (out.length === 1) out[0].lang = '';
  return out;
}
/** French sets a space before its punctuation; a line must not begin with it */
const clean = (t: string): string =>
  t
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ([:;!?»])/g, '\u00a0$1');

/** Films in programme order, each with the seed that keeps the wall varied. Known seeds are kept, new films are fitted in. */
export function programme(folder: string, seeds: Record<string, number> = {}, known: Record<string, Known> = {}): Entry[] {
  const list = items(folder);
  const bare = list.map((it) => {
    const title = Object.fromEntries(LANGS.map((l) => [l, clean(it.title[l])])) as Record<Lang, string>;
    const sheets = sheetsOf(title);
    return {
      sheets,
      film: {
        id: it.id,
        title: title.en,
        titles: sheets.map((s) => s.title),
        key: [...new Set([title.en, it.originalTitle ?? ''])].join(' / '),
        genres: [...it.genres],
        mood: it.mood,
        year: it.year,
        tags: it.tags ?? [],
        names: [...(it.actors ?? []), ...(it.directors ?? [])],
        choice: settled(it.id, known),
        seed: seeds[it.id] ?? 0,
      },
    };
  });
  const films = curate(bare.map((b) => b.film));
  return films.map((film, i) => ({
    id: film.id,
    wish: choices[film.id],
    film: { ...film, names: film.names.length ? film.names : undefined },
    sheets: bare[i].sheets,
  }));
}
