/** Contact sheets: `tsx src/sheet.ts posters|backdrops|houses|editorial <programme folder> <out.jpg> [columns] [cell width] [from] [to]` */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { cinema, houses } from './cinema.ts';
import { backdrop, picture, poster } from './compose.ts';
import { editorial } from './editorial.ts';
import { programme } from './programme.ts';
import type { Pixels } from './stage.ts';

const [kind, folder, out, colsArg = '10', cellArg = '176', from = '0', to = '999'] = process.argv.slice(2);
const cols = +colsArg,
  cw = +cellArg,
  gap = 8,
  ch = Math.round(kind === 'posters' ? cw * 1.5 : (cw * 9) / 16);

function painters(): (() => Pixels)[] {
  if (kind === 'houses') return houses.map((h) => () => cinema(h, 960));
  if (kind === 'editorial') return editorial.map((q) => () => picture(q, 960).pixels);
  const saved = join(process.env.ART ?? '', '.hashes.json');
  const state = process.env.ART && existsSync(saved) ? JSON.parse(readFileSync(saved, 'utf8')) : {};
  return programme(folder, state.seeds, state.known).map((e, i) => () => {
    if (kind === 'backdrops') return backdrop(e.film, {}, 960).pixels;
    const lang = process.env.LANGUAGE_OF_SHEET,
      title = (e.sheets.find((s) => s.serves.includes((lang ?? 'en') as 'en')) ?? e.sheets[0]).title,
      q = poster({ ...e.film, title }, {}, Math.max(360, cw));
    console.log(
      i,
      e.id,
      '|',
      e.film.tags?.join(','),
      '|',
      Object.values(q.direction).join(' '),
      '|',
      Math.round(q.plan!.size),
      q.contrast.toFixed(1),
    );
    return q.pixels;
  });
}
const list: OverlayOptions[] = [];
const jobs = painters().slice(+from, +to);
for (const [i, job] of jobs.entries()) {
  const p = job();
  const input = await sharp(Buffer.from(p.data.buffer, p.data.byteOffset, p.data.length), { raw: { width: p.w, height: p.h, channels: 4 } })
    .removeAlpha()
    .resize(cw, ch)
    .png()
    .toBuffer();
  list.push({ input, left: gap + (i % cols) * (cw + gap), top: gap + Math.floor(i / cols) * (ch + gap) });
}
const size = { width: gap + cols * (cw + gap), height: gap + Math.ceil(jobs.length / cols) * (ch + gap) };
const sheet = sharp({ create: { ...size, channels: 3, background: '#26262a' } }).composite(list);
await (out.endsWith('.png') ? sheet.png() : sheet.jpeg({ quality: 84, mozjpeg: true })).toFile(out);
