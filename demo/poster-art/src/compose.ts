/** Film -> pixels. Poster (720 x 1080) and backdrop (16:9, quiet on the left). */
import { contrast, hex, lum, mix, rgb } from './color.ts';
import { names } from './credits.ts';
import { direct, rngFor } from './direct.ts';
import { faceById } from './faces.ts';
import { finish, paper } from './finish.ts';
import { H, W, layouts, type Plan } from './layouts/index.ts';
import { motifById } from './motifs/index.ts';
import { resolve } from './palettes.ts';
import { Stage, over, raster, rect, type Pixels } from './stage.ts';
import { Rng } from './rng.ts';
import type { Direction, Film, Ground, Inks, Rect } from './types.ts';

function stats(p: Pixels, z: Rect, k: number): { lo: number; hi: number; mean: number } {
  const v: number[] = [];
  const x0 = Math.max(0, Math.floor(z.x * k)),
    x1 = Math.min(p.w, Math.ceil((z.x + z.w) * k)),
    y0 = Math.max(0, Math.floor(z.y * k)),
    y1 = Math.min(p.h, Math.ceil((z.y + z.h) * k));
  const st = Math.max(1, Math.floor(Math.sqrt(((x1 - x0) * (y1 - y0)) / 2500)));
  for (let y = y0; y < y1; y += st)
    for (let x = x0; x < x1; x += st) {
      const q = (y * p.w + x) * 4;
      v.push(lum([p.data[q], p.data[q + 1], p.data[q + 2]]));
    }
  v.sort((a, b) => a - b);
  return { lo: v[Math.floor(v.length * 0.05)] ?? 0, hi: v[Math.floor(v.length * 0.95)] ?? 0, mean: v.reduce((a, b) => a + b, 0) / (v.length || 1) };
}
/** best readable colour over what was really painted there, with its worst-case contrast */
function readable(p: Pixels, z: Rect, k: number, cands: string[], bonus: string): { c: string; worst: number; light: boolean } {
  const s = stats(p, z, k);
  let best = { c: cands[0], worst: 0, light: false },
    bs = -1;
  for (const c of cands) {
    const L = lum(rgb(c));
    const worst = L > s.hi ? contrast(L, s.hi) : L < s.lo ? contrast(L, s.lo) : 1;
    const score = Math.min(worst, 7) * (c === bonus && worst > 3.6 ? 1.5 : 1);
    if (score > bs) {
      bs = score;
      best = { c, worst, light: L > s.mean };
    }
  }
  return best;
}
const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${body}</svg>`;

export interface Painted {
  pixels: Pixels;
  direction: Direction;
  dominant: string;
  contrast: number;
  /** colour of the title */
  ink: string;
  plan?: Plan;
}
export function dominant(p: Pixels): string {
  const bins = new Map<number, [number, number, number, number]>();
  for (let q = 0; q < p.data.length; q += 4 * 37) {
    const D = p.data,
      key = ((D[q] >> 5) << 6) | ((D[q + 1] >> 5) << 3) | (D[q + 2] >> 5);
    const b = bins.get(key) ?? [0, 0, 0, 0];
    b[0] += D[q];
    b[1] += D[q + 1];
    b[2] += D[q + 2];
    b[3]++;
    bins.set(key, b);
  }
  const b = [...bins.values()].sort((x, y) => y[3] - x[3])[0];
  return hex([b[0] / b[3], b[1] / b[3], b[2] / b[3]]);
}
/** Choices that may be settled once for all languages of a film. */
export interface Look {
  layout: string;
  ink: string;
}
type Override = Partial<Direction> & { ink?: string };

/** The art behind the type, and the layer that may pass before it. */
function paintArt(plan: Plan, d: Direction, inks: Inks, r: Rng, k: number): { full: Pixels; front: Pixels | null } {
  const s = new Stage(plan.art.w, plan.art.h, inks, r.stream('art'), d.variant, plan.focus);
  motifById.get(d.motif)!.draw(s);
  const art = s.render(k);
  let front = s.renderFront(k);
  if (front && !plan.depth) {
    over(art, front);
    front = null;
  }
  finish(d.finish, art, inks, r.stream('finish'));
  const w = Math.round(W * k),
    h = Math.round(H * k);
  const full: Pixels = { data: new Uint8ClampedArray(w * h * 4).fill(255), w, h };
  const sr = r.stream('stock');
  const stock = plan.paper || plan.panel ? sr.pick([inks.light, inks.light, inks.hot, inks.deep, inks.mid].filter((c) => c !== inks.g)) : inks.g;
  over(full, raster(svg(rect(0, 0, W, H, stock)), full.w));
  over(full, art, Math.round(plan.art.x * k), Math.round(plan.art.y * k));
  return { full, front };
}
/** The readable colour for the title; where the art is too busy a soft scrim in its own dark or light is laid first. */
function titleInk(full: Pixels, z: Rect, k: number, cands: string[], need: number, bonus: string, inks: Inks): ReturnType<typeof readable> {
  let q = readable(full, z, k, cands, bonus);
  if (q.worst >= need) return q;
  const c = q.light ? mix(inks.deep, '#000000', 0.25) : inks.light;
  const top = z.y + z.h / 2 < H / 2;
  const y0 = top ? z.y + z.h + 150 : z.y - 170,
    y1 = top ? z.y + z.h * 0.3 : z.y + z.h * 0.55;
  const a = Math.min(0.94, 0.62 + (need - q.worst) * 0.16);
  over(
    full,
    raster(
      svg(
        `<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="${y0}" x2="0" y2="${y1}"><stop offset="0" stop-color="${c}" stop-opacity="0"/><stop offset="1" stop-color="${c}" stop-opacity="${a}"/></linearGradient></defs><rect width="${W}" height="${H}" y="${top ? y0 - H : y0}" fill="url(#a)"/>`,
      ),
      full.w,
    ),
  );
  q = readable(full, z, k, cands, bonus);
  return q;
}
/** A figure may stand before the title only while it hides little of it. */
function hidden(front: Pixels, title: string): number {
  const ink = raster(svg(`<g>${title}</g>`), front.w);
  let hid = 0,
    all = 0;
  for (let q = 3; q < ink.data.length; q += 16)
    if (ink.data[q] > 128) {
      all++;
      if (front.data[q] > 128) hid++;
    }
  return hid / (all || 1);
}
function setType(full: Pixels, plan: Plan, colour: string, front: Pixels | null, k: number, cands: string[]): void {
  let body = '';
  for (const q of plan.repeat ?? []) body += `<g fill="none" stroke="${colour}" stroke-width="2.6">${q}</g>`;
  body += `<g fill="${colour}">${plan.title}</g>`;
  if (plan.rule) body += rect(plan.rule.x, plan.rule.y, plan.rule.w, plan.rule.h, colour);
  over(full, raster(svg(body), full.w));
  if (front) over(full, front, Math.round(plan.art.x * k), Math.round(plan.art.y * k));
  const zones = plan.smallZones.length ? plan.smallZones : [{ x: 46, y: H - 80, w: 480, h: 40 }];
  const small = readable(full, zones[0], k, [colour, ...cands], colour);
  over(full, raster(svg(`<g fill="${small.c}" opacity=".88">${plan.small}</g>`), full.w));
}
const OWN_GROUND = ['band', 'frame', 'arc', 'tilt', 'repeat'];

export function poster(film: Film, override: Override = {}, width = W): Painted {
  const d = { ...direct(film), ...override },
    r = rngFor(film),
    k = width / W;
  const inks = resolve(d.palette, d.ground),
    face = faceById.get(d.face)!;
  const brief = { title: film.title, face, names: film.names ?? names(r.stream('names'), 7), r: r.stream('layout'), mirror: d.mirror };
  const plan = layouts[d.layout].make(brief) ?? layouts.edgeBL.make(brief)!;
  const { full, front: layer } = paintArt(plan, d, inks, r, k);
  let front = layer;
  const cands = [...new Set([inks.ink, inks.hot, inks.light, inks.deep, '#ffffff'])];
  if (front && hidden(front, plan.title) > 0.07) {
    over(full, front, Math.round(plan.art.x * k), Math.round(plan.art.y * k));
    front = null;
  }
  const limit = d.layout === 'middle' || d.layout === 'crop' ? 2.8 : face.fine ? 2.4 : 1.8;
  // art too busy for type on top: give the title its own ground
  if (!OWN_GROUND.includes(d.layout) && readable(full, plan.zone, k, cands, inks.ink).worst < limit)
    return poster(film, { ...override, layout: r.stream('fallback').pick(['band', 'frame']) }, width);
  const bonus = r.stream('tc').chance(0.5) ? inks.hot : inks.ink;
  const need = face.fine ? 4.6 : plan.size > 170 ? 2.8 : 3.6;
  const t = titleInk(full, plan.zone, k, override.ink ? [override.ink] : cands, need, bonus, inks);
  setType(full, plan, t.c, front, k, cands);
  paper(d.finish, full, r.stream('paper'));
  return { pixels: full, direction: d, dominant: dominant(full), contrast: t.worst, ink: t.c, plan };
}
export function backdrop(film: Film, override: Partial<Direction> = {}, width = 1920): Painted {
  const d = { ...direct(film), ...override },
    r = rngFor(film),
    BW = 1600,
    BH = 900,
    k = width / BW,
    inks = resolve(d.palette, d.ground);
  const s = new Stage(BW, BH, inks, r.stream('art'), d.variant, { x: BW * 0.7, y: BH * 0.48, r: BH * 0.4 });
  motifById.get(d.motif)!.draw(s);
  const art = s.render(k),
    front = s.renderFront(k);
  if (front) over(art, front);
  finish(d.finish, art, inks, r.stream('finish'));
  // the quiet side takes the colour that is really there, a little deeper on dark art
  const sum = [0, 0, 0];
  let cnt = 0;
  for (let y = 0; y < art.h; y += 9)
    for (let x = 0; x < art.w * 0.3; x += 9) {
      const q = (y * art.w + x) * 4;
      for (let j = 0; j < 3; j++) sum[j] += art.data[q + j];
      cnt++;
    }
  const mean = hex(sum.map((v) => v / cnt));
  const c = lum(rgb(mean)) < 0.3 ? mix(mean, '#000000', 0.35) : mean;
  over(
    art,
    raster(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${BW}" height="${BH}" viewBox="0 0 ${BW} ${BH}"><defs><linearGradient id="a" x1="0" x2="1" y1="0" y2="0">${[
        [0, 0.93],
        [0.18, 0.86],
        [0.3, 0.66],
        [0.42, 0.36],
        [0.54, 0.13],
        [0.68, 0],
      ]
        .map(([o, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`)
        .join('')}</linearGradient></defs><rect width="${BW}" height="${BH}" fill="url(#a)"/></svg>`,
      art.w,
    ),
  );
  paper(d.finish === 'worn' ? 'fine' : d.finish, art, r.stream('paper'));
  return { pixels: art, direction: d, dominant: dominant(art), contrast: 0, ink: '' };
}
export interface Subject {
  name: string;
  motif: string;
  variant: number;
  palette: string;
  ground: Ground;
  finish: string;
}
/** A motif alone, 16:9, nothing calmed: for news, offers and experiences. */
export function picture(q: Subject, width = 1920): { pixels: Pixels; dominant: string } {
  const r = new Rng(`picture|${q.name}`),
    inks = resolve(q.palette, q.ground),
    k = width / 1600;
  const s = new Stage(1600, 900, inks, r.stream('art'), q.variant, { x: 800, y: 440, r: 330 });
  motifById.get(q.motif)!.draw(s);
  const art = s.render(k),
    front = s.renderFront(k);
  if (front) over(art, front);
  finish(q.finish, art, inks, r.stream('finish'));
  paper(q.finish, art, r.stream('paper'));
  return { pixels: art, dominant: dominant(art) };
}
