/** Typesetting: fontkit shapes and kerns, we place outlines. Nothing depends on installed fonts. */
import { fontOf, type Face } from './faces.ts';
import { n } from './stage.ts';

export interface Line {
  text: string;
  size: number;
  w: number;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  draw: (x: number, y: number) => string;
}
export const cased = (face: Face, t: string): string => (face.set === 'upper' ? t.toUpperCase() : face.set === 'lower' ? t.toLowerCase() : t);

export function setLine(face: Face, text: string, size: number, track = face.track): Line {
  const font = fontOf(face),
    k = size / font.unitsPerEm,
    run = font.layout(text.replaceAll('\u00a0', ' '));
  let x = 0;
  const parts: { x: number; y: number; c: { command: string; args: number[] }[] }[] = [];
  let x0 = Infinity,
    x1 = -Infinity,
    y0 = Infinity,
    y1 = -Infinity;
  run.glyphs.forEach((gl, i) => {
    const pos = run.positions[i],
      px = x + pos.xOffset * k,
      py = -pos.yOffset * k,
      b = gl.bbox;
    if (gl.path.commands.length) {
      x0 = Math.min(x0, px + b.minX * k);
      x1 = Math.max(x1, px + b.maxX * k);
      y0 = Math.min(y0, py - b.maxY * k);
      y1 = Math.max(y1, py - b.minY * k);
    }
    parts.push({ x: px, y: py, c: gl.path.commands as never });
    x += pos.xAdvance * k + track * size;
  });
  if (!isFinite(x0)) {
    x0 = 0;
    x1 = 0;
    y0 = 0;
    y1 = 0;
  }
  return {
    text,
    size,
    w: x1 - x0,
    x0,
    x1,
    y0,
    y1,
    draw: (ox, oy) =>
      parts
        .map((q) =>
          q.c
            .map(
              (c) =>
                (({ moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }) as Record<string, string>)[c.command] +
                c.args.map((v, i) => n(i % 2 ? oy + q.y - v * k : ox + q.x + v * k)).join(' '),
            )
            .join(''),
        )
        .join(''),
  };
}
/** One glyph at a time on a circle; angle 0 is the top. */
export function setArc(face: Face, text: string, size: number, track: number, cx: number, cy: number, r: number): string {
  const font = fontOf(face),
    k = size / font.unitsPerEm,
    run = font.layout(text.replaceAll('\u00a0', ' '));
  const adv = run.positions.map((q) => q.xAdvance * k + track * size);
  const total = adv.reduce((a, b) => a + b, 0) - track * size;
  let a = -total / 2 / r,
    d = '';
  run.glyphs.forEach((gl, i) => {
    const mid = a + adv[i] / 2 / r;
    d += `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n((mid * 180) / Math.PI)}) translate(${n(-adv[i] / 2)} ${n(-r)}) scale(${k} ${-k})"><path d="${gl.path.toSVG()}"/></g>`;
    a += adv[i] / r;
  });
  return d;
}
export const arcLength = (face: Face, text: string, size: number, track: number): number => setLine(face, text, size, track).w;

const small = /^(a|an|the|of|in|on|at|to|and|or|le|la|les|de|du|des|der|die|das|im|am|un|une|et|und|il|l’|d’|&)$/i;
/** All reasonable ways to break a title into `k` lines; the best balanced first, never ending a line on a small word. */
export function breaks(title: string, k: number): string[] {
  const w = title.split(/ +/);
  if (k <= 1 || w.length < 2) return [title];
  k = Math.min(k, w.length);
  let best: string[] = [title],
    bs = Infinity;
  const go = (i: number, left: number, acc: string[]) => {
    if (left === 1) {
      const L = [...acc, w.slice(i).join(' ')];
      const m = Math.max(...L.map((s) => s.length));
      let sc = L.reduce((a, s) => a + (m - s.length) ** 2, 0) + m * 4;
      for (const s of L.slice(0, -1)) if (small.test(s.split(' ').pop()!)) sc += s.includes(' ') ? 26 : 8;
      if (sc < bs) {
        bs = sc;
        best = L;
      }
      return;
    }
    for (let j = i + 1; j <= w.length - left + 1; j++) go(j, left - 1, [...acc, w.slice(i, j).join(' ')]);
  };
  go(0, k, []);
  return best;
}
export interface Block {
  d: string;
  x: number;
  y: number;
  w: number;
  h: number;
  size: number;
}
/** Lines set to the same width (justify) or the same size. Optical: ink edges are aligned, not advances. */
export function setBlock(
  face: Face,
  lines: string[],
  o: {
    x: number;
    y: number;
    w: number;
    h: number;
    mode: 'justify' | 'uniform';
    align: 'l' | 'c' | 'r';
    valign: 't' | 'b' | 'm';
    lead?: number;
    track?: number;
    step?: number;
    maxSize?: number;
  },
): Block {
  const tr = o.track ?? face.track,
    cap = setLine(face, 'HIO', 100, 0),
    ch = (cap.y1 - cap.y0) / 100;
  const L = lines.map((t) => cased(face, t));
  let set: Line[];
  const lower = face.set !== 'upper';
  const unit = L.map((t) => setLine(face, t, 100, tr));
  const gapK = (o.lead ?? face.lead) - 1;
  if (o.mode === 'justify') {
    const mx = o.maxSize ?? 460;
    let sizes = unit.map((u) => Math.min(mx, (o.w / u.w) * 100));
    const heightOf = (ss: number[]) =>
      ss.reduce((a, s, i) => a + ((unit[i].y1 - unit[i].y0) * s) / 100, 0) + (ss.length - 1) * Math.min(...ss) * (0.12 + gapK * 0.5);
    const k = Math.min(1, o.h / heightOf(sizes));
    sizes = sizes.map((s) => s * k);
    set = L.map((t, i) => setLine(face, t, sizes[i], tr));
  } else {
    const step = o.step ?? 0;
    const wmax = Math.max(...unit.map((u, i) => u.w + 0 * i));
    let size = ((o.w - step * (L.length - 1)) / wmax) * 100;
    const lh = lower ? 1.0 * face.lead : (ch + 0.16) * face.lead;
    const hh = (s: number) => s * (lh * (L.length - 1) + ch);
    size = Math.min(size, o.maxSize ?? 400, size * (o.h / hh(size)));
    set = L.map((t) => setLine(face, t, size, tr));
  }
  let y = 0;
  const ys: number[] = [];
  set.forEach((l, i) => {
    if (o.mode === 'justify') {
      ys.push(y - l.y0);
      y += l.y1 - l.y0 + Math.min(...set.map((q) => q.size)) * (0.12 + gapK * 0.5);
    } else {
      const lh = (lower ? 1.0 * face.lead : (ch + 0.16) * face.lead) * l.size;
      ys.push(ch * l.size + i * lh);
    }
  });
  const top = Math.min(...set.map((l, i) => ys[i] + l.y0)),
    bot = Math.max(...set.map((l, i) => ys[i] + l.y1));
  const h = bot - top;
  const oy = o.valign === 't' ? o.y - top : o.valign === 'b' ? o.y + o.h - bot : o.y + (o.h - h) / 2 - top;
  const bw = Math.max(...set.map((l) => l.w)) + (o.step ?? 0) * (set.length - 1);
  let d = '',
    minx = Infinity,
    maxx = -Infinity;
  set.forEach((l, i) => {
    const off = (o.step ?? 0) * i;
    const x = o.align === 'l' ? o.x + off : o.align === 'r' ? o.x + o.w - l.w - off : o.x + (o.w - l.w) / 2;
    minx = Math.min(minx, x);
    maxx = Math.max(maxx, x + l.w);
    d += l.draw(x - l.x0, oy + ys[i]);
  });
  void bw;
  return { d, x: minx, y: oy + top, w: maxx - minx, h, size: Math.min(...set.map((l) => l.size)) };
}
