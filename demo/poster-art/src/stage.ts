import { Resvg } from '@resvg/resvg-js';
import type { Inks, Rect } from './types.ts';
import { Noise, Rng } from './rng.ts';

export type Pixels = { data: Uint8ClampedArray; w: number; h: number };
type Op = { svg: string[] } | { px: (p: Pixels, k: number) => void };
export const n = (v: number): string => (Math.round(v * 10) / 10).toString();
export type Pt = [number, number];

/** The stage on which a motif draws: SVG and pixel passes in order, in user units, plus a front layer that may pass in front of the title. */
export class Stage {
  readonly W: number;
  readonly H: number;
  readonly p: Inks;
  readonly r: Rng;
  readonly v: number;
  readonly wide: boolean;
  /** focal point and the radius the motif should fill */
  fx: number;
  fy: number;
  R: number;
  private ops: Op[] = [];
  private defs: string[] = [];
  private ids = 0;
  private fronts: string[] = [];
  readonly noise: Noise;
  constructor(W: number, H: number, p: Inks, r: Rng, v: number, focus: { x: number; y: number; r: number }) {
    this.W = W;
    this.H = H;
    this.p = p;
    this.r = r;
    this.v = v;
    this.fx = focus.x;
    this.fy = focus.y;
    this.R = focus.r;
    this.wide = W > H;
    this.noise = new Noise(r.stream('noise'));
  }
  add(...s: string[]): this {
    const last = this.ops[this.ops.length - 1];
    if (last && 'svg' in last) last.svg.push(...s);
    else this.ops.push({ svg: s });
    return this;
  }
  front(...s: string[]): this {
    this.fronts.push(...s);
    return this;
  }
  px(fn: (p: Pixels, k: number) => void): this {
    this.ops.push({ px: fn });
    return this;
  }
  bg(fill: string): this {
    return this.add(`<rect x="-2" y="-2" width="${this.W + 4}" height="${this.H + 4}" fill="${fill}"/>`);
  }
  private id(): string {
    return 'd' + this.ids++;
  }
  lin(x1: number, y1: number, x2: number, y2: number, stops: [number, string, number?][]): string {
    const i = this.id();
    this.defs.push(
      `<linearGradient id="${i}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</linearGradient>`,
    );
    return `url(#${i})`;
  }
  rad(x: number, y: number, r: number, stops: [number, string, number?][]): string {
    const i = this.id();
    this.defs.push(
      `<radialGradient id="${i}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(r)}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</radialGradient>`,
    );
    return `url(#${i})`;
  }
  blur(sd: number): string {
    const i = this.id();
    this.defs.push(`<filter id="${i}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(sd)}"/></filter>`);
    return `url(#${i})`;
  }
  clip(shape: string): string {
    const i = this.id();
    this.defs.push(`<clipPath id="${i}">${shape}</clipPath>`);
    return `url(#${i})`;
  }
  mask(shape: string): string {
    const i = this.id();
    this.defs.push(`<mask id="${i}">${shape}</mask>`);
    return `url(#${i})`;
  }
  /** the shape behind a silhouette: rarely a disc, sometimes nothing at all */
  disc(x: number, y: number, r: number, fill: string): string {
    return backing(this, this.r.stream('disc').i(0, 10), x, y, r, fill);
  }
  private wrap(body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.W}" height="${this.H}" viewBox="0 0 ${this.W} ${this.H}"><defs>${this.defs.join('')}</defs>${body}</svg>`;
  }
  /** Paint everything but the front layer. */
  render(k: number): Pixels {
    const w = Math.round(this.W * k),
      h = Math.round(this.H * k);
    const out: Pixels = { data: new Uint8ClampedArray(w * h * 4).fill(255), w, h };
    for (const op of this.ops)
      if ('svg' in op) over(out, raster(this.wrap(op.svg.join('')), w));
      else op.px(out, k);
    return out;
  }
  renderFront(k: number): Pixels | null {
    return this.fronts.length ? raster(this.wrap(this.fronts.join('')), Math.round(this.W * k)) : null;
  }
}
export function raster(svg: string, width: number): Pixels {
  // `opacity` on a shape opens a layer: slower, and this resvg aborts when that layer lies wholly off the canvas
  const flat = svg.replace(/<(circle|rect|ellipse|polygon|path|line)\b([^>]*?) opacity="([^"]+)"/g, '<$1$2 fill-opacity="$3" stroke-opacity="$3"');
  const img = new Resvg(flat, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const b = img.pixels;
  return { data: new Uint8ClampedArray(b.buffer, b.byteOffset, b.length), w: img.width, h: img.height };
}
/** Premultiplied source over opaque destination. */
export function over(dst: Pixels, src: Pixels, dx = 0, dy = 0): void {
  const D = dst.data,
    S = src.data;
  for (let y = 0; y < src.h; y++) {
    const yy = y + dy;
    if (yy < 0 || yy >= dst.h) continue;
    for (let x = 0; x < src.w; x++) {
      const xx = x + dx;
      if (xx < 0 || xx >= dst.w) continue;
      const i = (y * src.w + x) * 4,
        a = S[i + 3];
      if (!a) continue;
      const j = (yy * dst.w + xx) * 4;
      if (a === 255) {
        D[j] = S[i];
        D[j + 1] = S[i + 1];
        D[j + 2] = S[i + 2];
      } else {
        const q = 1 - a / 255;
        D[j] = S[i] + D[j] * q;
        D[j + 1] = S[i + 1] + D[j + 1] * q;
        D[j + 2] = S[i + 2] + D[j + 2] * q;
      }
    }
  }
}
/* small shape helpers */
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${extra}/>`;
export const ring = (x: number, y: number, r: number, stroke: string, w: number, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(w)}" ${extra}/>`;
export const ell = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${extra}/>`;
export const poly = (pts: Pt[], fill: string, extra = ''): string =>
  `<polygon points="${pts.map((q) => n(q[0]) + ',' + n(q[1])).join(' ')}" fill="${fill}" ${extra}/>`;
export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, w: number, extra = ''): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${n(w)}" ${extra}/>`;
export const g = (attrs: string, ...s: string[]): string => `<g ${attrs}>${s.join('')}</g>`;
export const at = (x: number, y: number, scale: number, rot: number, ...s: string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rot)}) scale(${Math.round(scale * 1000) / 1000})">${s.join('')}</g>`;
/** Smooth open curve through points (Catmull-Rom). */
export function curve(pts: Pt[], close = false): string {
  let d = `M${n(pts[0][0])} ${n(pts[0][1])}`;
  const L = pts.length;
  const q = (i: number) => (close ? pts[(i + L) % L] : pts[Math.max(0, Math.min(L - 1, i))]);
  for (let i = 0; i < (close ? L : L - 1); i++) {
    const a = q(i - 1),
      b = q(i),
      c = q(i + 1),
      e = q(i + 2);
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return close ? d + 'Z' : d;
}
/** Ten shapes and one empty answer for what stands behind a figure. */
function backing(s: Stage, k: number, x: number, y: number, r: number, fill: string): string {
  const q = s.r.stream('disc2');
  switch (k) {
    case 0:
      return circle(x, y, r, fill);
    case 1:
      return path(
        `M${n(x - r * 0.8)} ${n(y + r * 1.05)}V${n(y - r * 0.2)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(x + r * 0.8)} ${n(y - r * 0.2)}V${n(y + r * 1.05)}Z`,
        fill,
      );
    case 2:
      return rect(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84, fill, `transform="rotate(${q.pick([0, 0, 45, 8])} ${n(x)} ${n(y)})"`);
    case 3:
      return ell(x, y, r * 0.74, r * 1.12, fill);
    case 4:
      return Array.from({ length: 9 }, (_, i) => ring(x, y, r * (0.2 + i * 0.1), fill, r * 0.055)).join('');
    case 5: {
      const pts: Pt[] = Array.from({ length: 9 }, (_, i) => [
        x + Math.cos(i * 0.698) * r * q.f(0.72, 1.1),
        y + Math.sin(i * 0.698) * r * q.f(0.72, 1.1),
      ]);
      return path(curve(pts, true), fill);
    }
    case 6:
      return Array.from({ length: 11 }, (_, i) => rect(x - r + i * r * 0.186, y - r * q.f(0.6, 1.1), r * 0.12, r * q.f(1.5, 2), fill)).join('');
    case 7:
      return path(`M${n(x - r)} ${n(y + r * 0.3)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y + r * 0.3)}Z`, fill);
    case 8:
      return rect(-10, y - r * 0.42, s.W + 20, r * 0.84, fill);
    case 9:
      return poly(
        [
          [x, y - r * 1.15],
          [x + r * 1.1, y + r * 0.8],
          [x - r * 1.1, y + r * 0.8],
        ],
        fill,
      );
    default:
      return '';
  }
}
export const inset = (r: Rect, m: number): Rect => ({ x: r.x + m, y: r.y + m, w: r.w - 2 * m, h: r.h - 2 * m });
