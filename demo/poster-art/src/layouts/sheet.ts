/** Positions on the 720 x 1080 sheet. A layout measures type first, so the art is composed around the real title block. */
import { billing, headline } from '../credits.ts';
import type { Face } from '../faces.ts';
import type { Rng } from '../rng.ts';
import type { Rect } from '../types.ts';
import { breaks, setBlock, type Block } from '../type.ts';

export const W = 720,
  H = 1080,
  M = 46;
/** kept free of type for the age mark of the site */
export const AGE: Rect = { x: W - M - 84, y: H - M - 84, w: 84, h: 84 };
export interface Plan {
  focus: { x: number; y: number; r: number };
  art: Rect;
  title: string;
  zone: Rect;
  small: string;
  smallZones: Rect[];
  panel?: Rect;
  depth?: boolean;
  rule?: Rect;
  paper?: boolean;
  repeat?: string[];
  size: number;
  maxFocus?: boolean;
}
export interface Brief {
  title: string;
  face: Face;
  names: string[];
  r: Rng;
  mirror: boolean;
}
export type Maker = (b: Brief) => Plan | null;
export const FULL: Rect = { x: 0, y: 0, w: W, h: H };
export const path = (d: string) => `<path d="${d}"/>`;
export const words = (t: string) => t.split(/ +/).length;
export const longest = (t: string) => Math.max(...t.split(/ +/).map((s) => s.length));
export const zone = (b: Block): Rect => ({ x: b.x, y: b.y, w: b.w, h: b.h });
/** names over the top or bottom edge + billing block, bottom left, clear of the age mark */
export function foot(b: Brief, top: boolean, align: 'l' | 'c' = 'l'): { d: string; y: number; zones: Rect[] } {
  const w = W - 2 * M - 104;
  const y0 = H - M - 34;
  const bl = billing(b.names, M, y0, w, align === 'c' ? 'l' : 'l', 15.5);
  const z: Rect[] = [{ x: M, y: y0 - 14, w, h: bl.h + 6 }];
  let d = path(bl.d);
  if (top) {
    d += path(headline(b.names.slice(0, 2), M, M + 16, W - 2 * M, align, 18));
    z.push({ x: M, y: M, w: W - 2 * M, h: 20 });
  }
  return { d, y: y0 - 50, zones: z };
}
export const bestLines = (b: Brief, w: number, h: number, mode: 'justify' | 'uniform', max = 4): string[] => {
  let best = [b.title],
    bs = 0;
  for (let k = 1; k <= Math.min(max, words(b.title)); k++) {
    const L = breaks(b.title, k);
    const q = setBlock(b.face, L, { x: 0, y: 0, w, h, mode, align: 'l', valign: 't', maxSize: 420 });
    const sc = q.size * Math.sqrt(q.w * q.h);
    if (sc > bs) {
      bs = sc;
      best = L;
    }
  }
  return best;
};
export interface Layout {
  make: Maker;
  /** how well a title suits it; 0: never */
  fits: (t: string, f: Face) => number;
}
export const t2 = (t: string): string[] => (t.length > 10 && words(t) > 1 ? breaks(t, 2) : [t]);
