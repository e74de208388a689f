/** Titles along the edges of the sheet. */
import { breaks, setBlock } from '../type.ts';
import { FULL, M, W, bestLines, foot, longest, path, words, zone, type Layout } from './sheet.ts';

export const edges: Record<string, Layout> = {
  stackBottom: {
    fits: (t, f) => (f.fine ? 0.2 : f.set === 'lower' ? 0.4 : 1.2),
    make: (b) => {
      const f = foot(b, true);
      const L = bestLines(b, W - 2 * M, 400, 'justify');
      const q = setBlock(b.face, L, {
        x: M,
        y: f.y - 400,
        w: W - 2 * M,
        h: 400,
        mode: 'justify',
        align: b.mirror ? 'r' : 'l',
        valign: 'b',
        maxSize: 300,
      });
      const y = (q.y + 60) / 2 + 10;
      return {
        focus: { x: W / 2, y, r: Math.min(300, (q.y - 90) / 1.9) },
        art: FULL,
        title: path(q.d),
        zone: zone(q),
        small: f.d,
        smallZones: f.zones,
        size: q.size,
      };
    },
  },
  stackTop: {
    fits: (t, f) => (f.fine ? 0.2 : f.set === 'lower' ? 0.4 : 1.2),
    make: (b) => {
      const f = foot(b, false);
      const L = bestLines(b, W - 2 * M, 380, 'justify');
      const q = setBlock(b.face, L, { x: M, y: M, w: W - 2 * M, h: 380, mode: 'justify', align: b.mirror ? 'r' : 'l', valign: 't', maxSize: 300 });
      const y0 = q.y + q.h;
      return {
        focus: { x: W / 2, y: (y0 + f.y) / 2 + 12, r: Math.min(310, (f.y - y0) / 1.95) },
        art: FULL,
        title: path(q.d),
        zone: zone(q),
        small: f.d,
        smallZones: f.zones,
        size: q.size,
      };
    },
  },
  edgeBL: {
    fits: () => 1,
    make: (b) => {
      const f = foot(b, true);
      const L = bestLines(b, W - 2 * M - 60, 330, 'uniform');
      const q = setBlock(b.face, L, { x: M, y: f.y - 330, w: W - 2 * M - 60, h: 330, mode: 'uniform', align: 'l', valign: 'b', maxSize: 150 });
      return {
        focus: { x: W * (b.mirror ? 0.44 : 0.58), y: (q.y + 70) / 2, r: Math.min(320, (q.y - 60) / 1.95) },
        art: FULL,
        title: path(q.d),
        zone: zone(q),
        small: f.d,
        smallZones: f.zones,
        size: q.size,
      };
    },
  },
  edgeTL: {
    fits: () => 1,
    make: (b) => {
      const f = foot(b, false);
      const L = bestLines(b, W - 2 * M - 40, 330, 'uniform');
      const q = setBlock(b.face, L, {
        x: M,
        y: M + 4,
        w: W - 2 * M - 40,
        h: 330,
        mode: 'uniform',
        align: b.mirror ? 'r' : 'l',
        valign: 't',
        maxSize: 160,
      });
      if (b.mirror) q.x = q.x;
      const y0 = q.y + q.h;
      return {
        focus: { x: W * (b.mirror ? 0.44 : 0.56), y: (y0 + f.y) / 2 + 16, r: Math.min(330, (f.y - y0) / 1.85) },
        art: FULL,
        title: path(q.d),
        zone: zone(q),
        small: f.d,
        smallZones: f.zones,
        size: q.size,
      };
    },
  },
  classic: {
    fits: (t, f) => (f.set === 'title' || f.italic ? 1.7 : 0.5),
    make: (b) => {
      const f = foot(b, true, 'c');
      const L = bestLines(b, W - 2 * M, 310, 'uniform', 3);
      const q = setBlock(b.face, L, { x: M, y: f.y - 310, w: W - 2 * M, h: 310, mode: 'uniform', align: 'c', valign: 'b', maxSize: 170 });
      return {
        focus: { x: W / 2, y: (q.y + 50) / 2, r: Math.min(320, (q.y - 50) / 1.95) },
        art: FULL,
        title: path(q.d),
        zone: zone(q),
        small: f.d,
        smallZones: f.zones,
        size: q.size,
      };
    },
  },
  steps: {
    fits: (t) => (words(t) >= 2 && words(t) <= 4 ? 1.1 : 0),
    make: (b) => {
      const f = foot(b, !b.mirror);
      const L = breaks(b.title, Math.min(4, words(b.title)));
      const top = b.mirror;
      const q = setBlock(b.face, L, {
        x: M,
        y: top ? M : f.y - 360,
        w: W - 2 * M,
        h: 360,
        mode: 'uniform',
        align: 'l',
        valign: top ? 't' : 'b',
        step: 74,
        maxSize: 160,
      });
      return {
        focus: { x: W * 0.5, y: top ? (q.y + q.h + f.y) / 2 + 10 : (q.y + 60) / 2, r: Math.min(310, (top ? f.y - q.y - q.h : q.y - 60) / 1.85) },
        art: FULL,
        title: path(q.d),
        zone: zone(q),
        small: f.d,
        smallZones: f.zones,
        size: q.size,
      };
    },
  },
  corners: {
    fits: (t, f) => (words(t) >= 2 && words(t) <= 3 && longest(t) <= 10 ? (f.fine ? 0.1 : 1.4) : 0),
    make: (b) => {
      const f = foot(b, false);
      const w = breaks(b.title, 2);
      const q0 = setBlock(b.face, [w[0]], { x: M, y: M, w: W * 0.74, h: 200, mode: 'uniform', align: 'l', valign: 't', maxSize: 190 });
      const q1 = setBlock(b.face, [w[1]], {
        x: M,
        y: f.y - 200,
        w: W - 2 * M,
        h: 200,
        mode: 'uniform',
        align: 'r',
        valign: 'b',
        maxSize: q0.size * 1.0,
      });
      const s = Math.min(q0.size, q1.size);
      const a = setBlock(b.face, [w[0]], { x: M, y: M, w: W, h: 300, mode: 'uniform', align: 'l', valign: 't', maxSize: s }),
        c = setBlock(b.face, [w[1]], { x: M, y: f.y - 300, w: W - 2 * M, h: 300, mode: 'uniform', align: 'r', valign: 'b', maxSize: s });
      return {
        focus: { x: W / 2, y: (a.y + a.h + c.y) / 2, r: Math.min(310, (c.y - a.y - a.h) / 1.95) },
        art: FULL,
        title: path(a.d + c.d),
        zone: zone(c),
        small: f.d,
        smallZones: f.zones,
        size: s,
      };
    },
  },
};
