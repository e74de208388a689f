import { direct } from './direct.ts';
import { faceById } from './faces.ts';
import { hint } from './match.ts';
import { motifs, motifById } from './motifs/index.ts';
import { paletteById } from './palettes.ts';
import type { Direction, Film } from './types.ts';

/** Picks a seed per film so that no two neighbours, and few films at all, share a motif, palette, face or layout. Greedy, in list order, stable. */
export function curate<T extends Omit<Film, 'seed'> & { seed?: number }>(list: T[], tries = 420): (T & { seed: number })[] {
  const used: { d: Direction; i: number }[] = [];
  const keyed = (f: T) => motifs.some((m) => hint(f, m) > 0);
  const order = list.map((_, i) => i).sort((a, b) => +!!list[b].choice - +!!list[a].choice || +keyed(list[b]) - +keyed(list[a]) || a - b);
  const out: (T & { seed: number })[] = [];
  const wanted = new Map(motifs.map((m) => [m.id, list.map((f, i) => (hint(f, m) > 0 ? i : -1)).filter((i) => i >= 0)]));
  list.forEach((f, i) => {
    if (!f.seed) return;
    out[i] = { ...f, seed: f.seed };
    used.push({ d: direct(out[i] as unknown as Film), i });
  });
  // films whose title names a motif choose first, the others fill what is left
  for (const idx of order) {
    if (out[idx]) continue;
    const f = list[idx];
    let best = 0,
      bs = Infinity;
    for (let seed = 1; seed <= tries; seed++) {
      const d = direct({ ...f, seed } as Film),
        m = motifById.get(d.motif)!,
        p = paletteById.get(d.palette)!;
      let cost = -hint(f, m) * 0.62;
      if (p.moods.includes(f.mood)) cost -= 2;
      if (wanted.get(d.motif)!.some((i) => i !== idx && !out[i])) cost += hint(f, m) > 0 ? 4 : 18;
      if (faceById.get(d.face)!.genres.includes(f.genres[0])) cost -= 1.5;
      used.forEach(({ d: u, i }) => {
        const gap = Math.abs(idx - i),
          near = gap <= 8 ? 2.2 : gap <= 20 ? 1.3 : 1;
        if (u.motif === d.motif) cost += (u.variant === d.variant ? 46 : 7) * near;
        if (u.palette === d.palette) cost += (u.ground === d.ground ? 5 : 2.4) * near;
        else if (paletteById.get(u.palette)!.hue === p.hue) cost += 0.8 * near;
        if (u.face === d.face) cost += 1.7 * near;
        if (u.layout === d.layout) cost += 0.5 * near + (gap <= 3 ? 2 : 0);
        if (u.finish === d.finish) cost += 0.14 * near;
        if (u.ground === d.ground) cost += 0.1 * near;
      });
      if (cost < bs) {
        bs = cost;
        best = seed;
      }
    }
    const done = { ...f, seed: best };
    used.push({ d: direct(done as unknown as Film), i: idx });
    out[idx] = done;
  }
  return out;
}
