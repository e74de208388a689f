/** Titles set apart: framed, on a band, on an arc, in small capitals. */
import { billing, headline } from '../credits.ts';
import { arcLength, breaks, cased, setArc, setBlock, setLine } from '../type.ts';
import type { Rect } from '../types.ts';
import { FULL, H, M, W, bestLines, foot, path, zone, type Layout } from './sheet.ts';

export const set: Record<string, Layout> = {
  frame: {
    fits: () => 1.1,
    make: (b) => {
      const m = 40;
      const L = bestLines(b, W - 2 * m, 190, 'uniform', 3);
      const q = setBlock(b.face, L, {
        x: m,
        y: H - 138 - 190,
        w: W - 2 * m - 6,
        h: 190,
        mode: 'uniform',
        align: b.mirror ? 'c' : 'l',
        valign: 'b',
        maxSize: 124,
      });
      const art: Rect = { x: m, y: m, w: W - 2 * m, h: q.y - m - 34 };
      const bl = billing(b.names, m, H - 58, W - 2 * m - 110, 'l', 14.5);
      return {
        focus: { x: art.w / 2, y: art.h * 0.5, r: Math.min(art.w, art.h) * 0.44 },
        art,
        title: path(q.d),
        zone: zone(q),
        small: path(bl.d),
        smallZones: [],
        paper: true,
        size: q.size,
      };
    },
  },
  band: {
    fits: () => 0.9,
    make: (b) => {
      const f = foot(b, false);
      const bh = 300,
        top = b.mirror;
      const L = bestLines(b, W - 2 * M, bh - 80, 'uniform', 3);
      const probe = setBlock(b.face, L, { x: M, y: 0, w: W - 2 * M, h: bh - 80, mode: 'uniform', align: 'l', valign: 'b', maxSize: 150 });
      const ph = Math.round(probe.h + (top ? 92 : 190));
      const panel: Rect = top ? { x: 0, y: 0, w: W, h: ph } : { x: 0, y: H - ph, w: W, h: ph };
      const q = setBlock(b.face, L, {
        x: M,
        y: top ? 46 : H - ph + 44,
        w: W - 2 * M,
        h: bh - 80,
        mode: 'uniform',
        align: 'l',
        valign: 't',
        maxSize: 150,
      });
      const art: Rect = top ? { x: 0, y: ph, w: W, h: H - ph } : { x: 0, y: 0, w: W, h: H - ph };
      return {
        focus: { x: W / 2, y: art.h * (top ? 0.45 : 0.5), r: Math.min(320, art.h * 0.42) },
        art,
        title: path(q.d),
        zone: zone(q),
        small: f.d,
        smallZones: f.zones,
        panel,
        size: q.size,
      };
    },
  },
  arc: {
    fits: (t, f) => (t.length >= 8 && t.length <= 24 && !f.italic && f.set !== 'lower' ? 1.2 : 0),
    make: (b) => {
      const f = foot(b, false);
      const t = cased(b.face, b.title),
        r = 276,
        cy = 510;
      let size = 120;
      const len = arcLength(b.face, t, 100, 0.06);
      size = Math.min(98, ((r * 2.95) / len) * 100);
      if (size < 56) return null;
      const d = setArc(b.face, t, size, 0.06, W / 2, cy, r - 14);
      const cap = setLine(b.face, 'H', size, 0);
      return {
        focus: { x: W / 2, y: cy, r: 222 },
        art: FULL,
        title: d,
        zone: { x: M, y: cy - r - size, w: W - 2 * M, h: r * 0.9 },
        small: f.d,
        smallZones: f.zones,
        size: cap.size,
        maxFocus: true,
      };
    },
  },
  smallCaps: {
    fits: (t, f) => (t.length <= 26 && !f.italic && f.width !== 'narrow' ? (f.fine ? 1.6 : 0.5) : 0),
    make: (b) => {
      const t = b.title.toUpperCase();
      const top = b.mirror;
      const L = t.length > 13 ? breaks(t, 2) : [t];
      const face = { ...b.face, set: 'upper' as const, lead: 1.15 };
      const q = setBlock(face, L, {
        x: M + 30,
        y: top ? M + 40 : H - 388,
        w: W - 2 * M - 60,
        h: 180,
        mode: 'uniform',
        align: 'c',
        valign: top ? 't' : 'b',
        track: 0.16,
        maxSize: 74,
      });
      const d = path(headline(b.names.slice(0, 2), M, top ? q.y + q.h + 62 : q.y + q.h + 60, W - 2 * M, 'c', 17));
      const bl = billing(b.names.slice(2), M, H - M - 20, W - 2 * M - 104, 'l', 14.5);
      const ruleY = top ? q.y + q.h + 26 : q.y + q.h + 26;
      return {
        focus: { x: W / 2, y: top ? (q.y + q.h + H) / 2 + 10 : q.y / 2 + 20, r: 318 },
        art: FULL,
        title: path(q.d),
        zone: { x: q.x, y: q.y, w: q.w, h: q.h + 70 },
        small: d + path(bl.d),
        smallZones: [{ x: M, y: H - M - 34, w: W - 2 * M - 104, h: 34 }],
        rule: { x: W / 2 - 36, y: ruleY, w: 72, h: 3 },
        size: q.size,
      };
    },
  },
};
