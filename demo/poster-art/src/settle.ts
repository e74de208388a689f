/** One look for all languages: the layout and title ink that serve every title of a film. */
import { poster, type Look } from './compose.ts';
import { direct } from './direct.ts';
import type { Entry } from './programme.ts';

const PROOF = 720;

/** Paints every title. When one needs its title on its own ground, all get it; the ink is the one that reads best on the worst sheet. */
export function settle(e: Entry): { look: Look; own: Record<string, Look> } {
  const wanted = direct(e.film).layout;
  const proof = (title: string, override: Partial<Look> = {}): { look: Look; contrast: number } => {
    const q = poster({ ...e.film, title }, override, PROOF);
    return { look: { layout: q.direction.layout, ink: q.ink }, contrast: q.contrast };
  };
  const first = e.sheets.map((s) => proof(s.title));
  const own = Object.fromEntries(e.sheets.map((s, i) => [s.title, first[i].look]));
  const layout = first.find((q) => q.look.layout !== wanted)?.look.layout ?? wanted;
  const again = e.sheets.map((s, i) => (first[i].look.layout === layout ? first[i] : proof(s.title, { layout })));
  const inks = [...new Set(again.map((q) => q.look.ink))];
  if (inks.length === 1) return { look: { layout, ink: inks[0] }, own };
  const worst = (ink: string): number => Math.min(...e.sheets.map((s) => proof(s.title, { layout, ink }).contrast));
  const ink = inks.map((c) => [c, worst(c)] as const).sort((a, b) => b[1] - a[1])[0][0];
  return { look: { layout, ink }, own };
}
