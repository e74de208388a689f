/** Display faces: all OFL, from @fontsource packages, latin subset. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { Direction, Genre } from './types.ts';

export interface Face {
  id: string;
  pkg: string;
  weight: number;
  italic?: boolean;
  set: 'upper' | 'title' | 'lower';
  width: 'narrow' | 'normal' | 'wide';
  eras: Direction['era'][];
  genres: Genre[];
  track: number;
  lead: number;
  fine?: boolean;
}
const F = (
  id: string,
  pkg: string,
  weight: number,
  set: Face['set'],
  width: Face['width'],
  eras: string,
  genres: string,
  track = 0,
  lead = 1,
  extra: Partial<Face> = {},
): Face => ({
  id,
  pkg,
  weight,
  set,
  width,
  eras: eras.split(' ') as Direction['era'][],
  genres: genres.split(' ') as Genre[],
  track,
  lead,
  ...extra,
});
export const faces: Face[] = [
  F('anton', 'anton', 400, 'upper', 'narrow', 'modern seventies', 'action thriller sport crime', 0, 1.0),
  F('bebas', 'bebas-neue', 400, 'upper', 'narrow', 'modern', 'action scifi thriller documentary', 0.01, 0.98),
  F('league', 'league-gothic', 400, 'upper', 'narrow', 'modern midcentury seventies', 'drama western crime history', 0.005, 1.0),
  F('playfair', 'playfair-display', 900, 'title', 'normal', 'classic seventies', 'romance history drama', -0.01, 0.98),
  F('playfairI', 'playfair-display', 700, 'title', 'normal', 'seventies classic', 'romance comedy musical', -0.01, 1.02, { italic: true }),
  F('abril', 'abril-fatface', 400, 'title', 'normal', 'seventies classic', 'comedy romance drama musical', -0.005, 1),
  F('syne', 'syne', 800, 'upper', 'wide', 'modern', 'concert documentary scifi comedy', 0, 0.98),
  F('shoulders', 'big-shoulders-display', 900, 'upper', 'narrow', 'modern', 'crime action sport', 0, 1),
  F('archivo', 'archivo-black', 400, 'title', 'wide', 'modern midcentury', 'thriller documentary drama', -0.025, 0.96),
  F('unbounded', 'unbounded', 800, 'lower', 'wide', 'modern', 'animation scifi concert comedy', -0.02, 1.05),
  F('cormorant', 'cormorant-garamond', 600, 'title', 'normal', 'classic modern', 'drama romance history opera', 0, 0.92, { fine: true }),
  F('cormorantI', 'cormorant-garamond', 500, 'lower', 'normal', 'modern classic', 'romance drama ballet', -0.01, 0.9, { italic: true, fine: true }),
  F('dmserif', 'dm-serif-display', 400, 'title', 'normal', 'classic seventies modern', 'drama mystery comedy', -0.01, 1.0),
  F('limelight', 'limelight', 400, 'title', 'normal', 'classic', 'musical opera history', 0.01, 1.05),
  F('monoton', 'monoton', 400, 'upper', 'wide', 'eighties', 'musical concert', 0, 1.05),
  F('bodoni', 'bodoni-moda', 800, 'upper', 'normal', 'modern classic', 'drama romance opera thriller', 0, 0.98),
  F('grotesk', 'space-grotesk', 700, 'lower', 'normal', 'modern', 'documentary scifi drama', -0.03, 0.98),
  F('fraunces', 'fraunces', 900, 'title', 'normal', 'seventies', 'comedy family romance', -0.02, 0.98),
  F('frauncesL', 'fraunces', 300, 'title', 'normal', 'modern seventies', 'drama romance', -0.02, 1.0, { fine: true }),
  F('poiret', 'poiret-one', 400, 'upper', 'wide', 'classic', 'musical ballet', 0.06, 1.1, { fine: true }),
  F('brush', 'caveat-brush', 400, 'lower', 'normal', 'modern midcentury', 'comedy family', -0.01, 0.84),
  F('marker', 'permanent-marker', 400, 'upper', 'normal', 'modern eighties', 'comedy sport concert', -0.01, 0.92),
  F('righteous', 'righteous', 400, 'upper', 'normal', 'seventies eighties', 'comedy musical family', 0, 1.02),
  F('orbitron', 'orbitron', 900, 'upper', 'wide', 'eighties', 'scifi', 0.02, 1.1),
  F('michroma', 'michroma', 400, 'upper', 'wide', 'eighties modern', 'scifi action', 0.02, 1.15),
  F('josefin', 'josefin-sans', 700, 'upper', 'normal', 'midcentury modern', 'comedy drama animation', 0, 0.98),
  F('josefinL', 'josefin-sans', 300, 'lower', 'normal', 'modern', 'romance drama', 0, 1.05, { fine: true }),
  F('cinzel', 'cinzel', 700, 'upper', 'wide', 'modern classic', 'history fantasy adventure opera', 0.04, 1.08),
  F('staat', 'staatliches', 400, 'upper', 'normal', 'midcentury modern', 'history action sport western', 0.01, 0.98),
  F('shrikhand', 'shrikhand', 400, 'title', 'normal', 'seventies', 'comedy musical family', 0, 1.0),
  F('bungee', 'bungee', 400, 'upper', 'wide', 'eighties modern', 'animation sport comedy', -0.02, 1),
  F('italiana', 'italiana', 400, 'title', 'normal', 'classic modern', 'romance ballet drama', 0, 1.02, { fine: true }),
  F('yeseva', 'yeseva-one', 400, 'title', 'normal', 'classic midcentury', 'mystery romance fantasy', 0, 1.02),
  F('elite', 'special-elite', 400, 'lower', 'normal', 'midcentury modern', 'crime documentary mystery', -0.03, 1.0),
  F('slab', 'alfa-slab-one', 400, 'upper', 'wide', 'midcentury seventies', 'western history comedy', 0, 1.0),
  F('rye', 'rye', 400, 'title', 'wide', 'classic', 'western', 0.01, 1.08),
  F('fredoka', 'fredoka', 700, 'lower', 'normal', 'modern', 'family animation', -0.02, 0.92),
  F('gloock', 'gloock', 400, 'title', 'normal', 'modern seventies', 'horror mystery drama', -0.015, 1.0),
  F('instrument', 'instrument-serif', 400, 'title', 'narrow', 'modern', 'drama documentary romance', -0.02, 0.92, { fine: true }),
  F('instrumentI', 'instrument-serif', 400, 'title', 'narrow', 'modern', 'romance drama mystery', -0.02, 0.92, { italic: true, fine: true }),
];
export const faceById = new Map(faces.map((f) => [f.id, f]));
/** small text */
export const CREDIT: Face = F('credit', 'barlow-condensed', 500, 'upper', 'narrow', 'modern', 'drama', 0.04, 1.2);
export const CREDIT_BOLD: Face = F('creditB', 'barlow-condensed', 600, 'upper', 'narrow', 'modern', 'drama', 0.12, 1.2);

const require = createRequire(import.meta.url);
const cache = new Map<string, fontkit.Font>();
export function fontOf(face: Face): fontkit.Font {
  const file = `@fontsource/${face.pkg}/files/${face.pkg}-latin-${face.weight}-${face.italic ? 'italic' : 'normal'}.woff`;
  let f = cache.get(file);
  if (!f) {
    f = fontkit.create(readFileSync(require.resolve(file))) as fontkit.Font;
    cache.set(file, f);
  }
  return f;
}
const known = new Map<string, boolean>();
/** does the face have every letter of these titles? */
export const covers = (face: Face, titles: string[]): boolean => {
  const text = titles.join(''),
    id = face.id + text;
  let k = known.get(id);
  if (k === undefined) {
    const font = fontOf(face);
    known.set(id, (k = [...new Set(text + text.toUpperCase())].every((c) => /\s/.test(c) || font.hasGlyphForCodePoint(c.codePointAt(0)!))));
  }
  return k;
};
