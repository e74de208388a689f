/** Titles that take the sheet over, or its middle. */
import { n } from '../stage.ts';
import { breaks, setBlock } from '../type.ts';
import type { Rect } from '../types.ts';
import { FULL, H, M, W, bestLines, foot, longest, path, t2, words, zone, type Layout } from './sheet.ts';

export const bold: Record<string, Layout> = {
  vertical: {
    fits: (t, f) => (t.length <= 16 && !f.italic ? 1.5 : 0),
    make: (b) => {
      const f = foot(b, false);
      const len = f.y - M - 10;
      const L = t2(b.title);
      const q = setBlock(b.face, L, { x: 0, y: 0, w: len, h: L.length > 1 ? 290 : 190, mode: 'justify', align: 'l', valign: 't', maxSize: 260 });
      const left = !b.mirror;
      const g = left
        ? `<g transform="translate(${n(M)} ${n(M + len)}) rotate(-90)">${path(q.d)}</g>`
        : `<g transform="translate(${n(W - M)} ${n(M)}) rotate(90)">${path(q.d)}</g>`;
      const th = q.y + q.h;
      const z: Rect = left ? { x: M, y: M + len - q.w, w: th, h: q.w } : { x: W - M - th, y: M, w: th, h: q.w };
      const free = W - 2 * M - th - 20;
      return {
        focus: { x: left ? W - M - free / 2 + 10 : M + free / 2 - 10, y: H * 0.44, r: Math.max(200, free * 0.56) },
        art: FULL,
        title: g,
        zone: z,
        small: f.d,
        smallZones: f.zones,
        size: q.size,
      };
    },
  },
  crop: {
    fits: (t, f) => (longest(t) <= 8 && t.length <= 15 && !f.fine && f.set !== 'title' && !/marker|brush|elite/.test(f.id) ? 2.4 : 0),
    make: (b) => {
      const f = foot(b, false);
      const L = breaks(b.title, Math.min(3, words(b.title)));
      const q = setBlock(b.face, L, {
        x: -14,
        y: b.mirror ? f.y - 640 : -10,
        w: W + 28,
        h: 660,
        mode: 'justify',
        align: 'c',
        valign: 't',
        maxSize: 620,
      });
      if (q.h < 300) return null;
      return {
        focus: { x: W / 2, y: b.mirror ? H * 0.36 : H * 0.62, r: 300 },
        art: FULL,
        title: path(q.d),
        zone: { x: 0, y: q.y, w: W, h: q.h },
        small: f.d,
        smallZones: f.zones,
        depth: true,
        size: q.size,
      };
    },
  },
  tilt: {
    fits: (t, f) => (f.fine || t.length > 22 ? 0 : 1),
    make: (b) => {
      const f = foot(b, false);
      const L = bestLines(b, W - 40, 330, 'justify', 3);
      const q = setBlock(b.face, L, { x: 20, y: 0, w: W - 50, h: 330, mode: 'justify', align: 'l', valign: 't', maxSize: 260 });
      const a = b.mirror ? 7 : -8;
      const y = b.mirror ? 74 : f.y - q.h - 62;
      return {
        focus: { x: W / 2, y: b.mirror ? (q.h + 80 + f.y) / 2 + 40 : y / 2, r: Math.min(300, (f.y - q.h - 60) / 1.95) },
        art: FULL,
        title: `<g transform="translate(0 ${n(y)}) rotate(${a} ${W / 2} ${n(q.h / 2)})">${path(q.d)}</g>`,
        zone: { x: 20, y: y - 20, w: W - 40, h: q.h + 40 },
        small: f.d,
        smallZones: f.zones,
        size: q.size,
      };
    },
  },
  middle: {
    fits: (t, f) => (t.length <= 18 && !f.fine ? 1 : 0.25),
    make: (b) => {
      const f = foot(b, true, 'c');
      const L = bestLines(b, W - 2 * M, 260, 'justify', 2);
      const q = setBlock(b.face, L, { x: M, y: 400, w: W - 2 * M, h: 260, mode: 'justify', align: 'c', valign: 'm', maxSize: 240 });
      return {
        focus: { x: W / 2, y: 500, r: 350 },
        art: FULL,
        title: path(q.d),
        zone: zone(q),
        small: f.d,
        smallZones: f.zones,
        depth: true,
        size: q.size,
      };
    },
  },
  repeat: {
    fits: (t, f) => (t.length <= 9 && !f.fine && f.set !== 'title' && !/marker|brush|elite|monoton/.test(f.id) ? 1.3 : 0),
    make: (b) => {
      const f = foot(b, false);
      const q = setBlock(b.face, breaks(b.title, 1), { x: M, y: 0, w: W - 2 * M, h: 150, mode: 'justify', align: 'l', valign: 't', maxSize: 230 });
      const rows = Math.min(4, Math.floor(360 / (q.h * 1.12)));
      if (rows < 2) return null;
      const step = q.h * 1.14;
      const y0 = f.y - rows * step + 10;
      const at = (i: number) => `<g transform="translate(0 ${n(y0 + i * step - q.y)})">${path(q.d)}</g>`;
      return {
        focus: { x: W / 2, y: y0 / 2 + 10, r: Math.min(300, y0 / 1.95) },
        art: FULL,
        title: at(rows - 1),
        repeat: Array.from({ length: rows - 1 }, (_, i) => at(i)),
        zone: { x: M, y: y0, w: W - 2 * M, h: rows * step },
        small: f.d,
        smallZones: f.zones,
        size: q.size,
      };
    },
  },
};
