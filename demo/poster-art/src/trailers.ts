/**
 * `tsx src/trailers.ts <programme folder> <art folder> [pattern of names]` : three reels of four films each, 12 s, 960 x 540, and a
 * trailer for each film, 7 s, 640 x 360, from our own pictures.
 * Moving pictures and a closing card, cross-faded, over a soft chord. Needs ffmpeg on the path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { picture } from './compose.ts';
import { direct } from './direct.ts';
import { master } from './encode.ts';
import { faceById } from './faces.ts';
import { finish, paper } from './finish.ts';
import { resolve } from './palettes.ts';
import { programme, type Entry } from './programme.ts';
import { Rng } from './rng.ts';
import { Stage, circle, path, type Pixels } from './stage.ts';
import { setBlock } from './type.ts';
import type { Ground } from './types.ts';

interface Look {
  name: string;
  transition: string;
  card: { palette: string; ground: Ground; face: string };
  /** the chord, in hertz */
  chord: number[];
}
interface Reel extends Look {
  films: string[];
}
const REELS: Reel[] = [
  {
    name: 'clip-1',
    films: ['nachtzug-nach-orsel', 'blackout-meridian', 'lodsen', 'bulkkot'],
    transition: 'fade',
    card: { palette: 'ember', ground: 'deep', face: 'anton' },
    chord: [73.4, 110, 146.8, 174.6],
  },
  {
    name: 'clip-2',
    films: ['la-baleine-du-canal', 'otto-und-der-mondbagger', 'the-balloon-brigade', 'het-laatste-draaiorgel'],
    transition: 'smoothleft',
    card: { palette: 'riviera', ground: 'hot', face: 'fredoka' },
    chord: [130.8, 164.8, 196, 261.6],
  },
  {
    name: 'clip-3',
    films: ['le-gout-des-salines', 'changga-jari', 'two-time-zones', 'deux-chaises-sous-le-tilleul'],
    transition: 'circleopen',
    card: { palette: 'plum', ground: 'deep', face: 'playfairI' },
    chord: [98, 146.8, 174.6, 220],
  },
];
const FPS = 24,
  SCENE = 2.8,
  FADE = 0.5;
/** what a clip may weigh: `rate` in kbit/s, `crf` as x264 counts quality */
interface Format {
  size: '960x540' | '640x360';
  rate: number;
  crf: number;
}
const REEL: Format = { size: '960x540', rate: 540, crf: 26 };
const TRAILER: Format = { size: '640x360', rate: 150, crf: 33 };

const png = (p: Pixels, file: string): Promise<unknown> =>
  sharp(Buffer.from(p.data.buffer, p.data.byteOffset, p.data.length), {
    raw: { width: p.w, height: p.h, channels: 4 },
  })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toFile(file);

/** the closing card: rings of light and the name of the house */
function card(c: Look): Pixels {
  const r = new Rng(`card|${c.name}`),
    inks = resolve(c.card.palette, c.card.ground);
  const s = new Stage(1600, 900, inks, r, 0, { x: 800, y: 450, r: 360 });
  s.bg(inks.g);
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    s.add(circle(800 + Math.cos(a) * 640, 450 + Math.sin(a) * 320, 9, i % 2 ? inks.hot : inks.ink));
  }
  const t = setBlock(faceById.get(c.card.face)!, ['Marquee'], {
    x: 330,
    y: 300,
    w: 940,
    h: 300,
    mode: 'uniform',
    align: 'c',
    valign: 'm',
    maxSize: 300,
  });
  s.add(path(t.d, inks.ink));
  const p = s.render(1.2);
  finish('fine', p, inks, r.stream('finish'));
  paper('fine', p, r.stream('paper'));
  return p;
}
/** slow push in, pull out or pan, one after the other; the source is enlarged first so that the crop moves without a tremor */
function move(i: number, { size }: Format): string {
  const d = Math.round(SCENE * FPS),
    t = `(on/${d})`;
  const z = ['1.04+0.14*T', '1.2-0.14*T', '1.16', '1.16', '1.02+0.05*T'][i].replace('T', t);
  const x = i === 2 ? `(iw-iw/zoom)*${t}` : i === 3 ? `(iw-iw/zoom)*(1-${t})` : 'iw/2-(iw/zoom/2)';
  return `scale=2880:-2,zoompan=z='${z}':x='${x}':y='ih/2-(ih/zoom/2)':d=${d}:s=${size}:fps=${FPS},hqdn3d=3:2:4:3,format=yuv420p,setsar=1`;
}
function graph(c: Look, count: number, format: Format): string {
  const parts = Array.from({ length: count }, (_, i) => `[${i}:v]${move(i, format)}[v${i}]`);
  let last = 'v0';
  for (let i = 1; i < count; i++) {
    const kind = i === count - 1 ? 'fade' : c.transition;
    parts.push(`[${last}][v${i}]xfade=transition=${kind}:duration=${FADE}:offset=${(i * (SCENE - FADE)).toFixed(2)}[x${i}]`);
    last = `x${i}`;
  }
  const total = count * SCENE - (count - 1) * FADE;
  const tone = c.chord.map((f, i) => `0.05*sin(2*PI*${f}*t)*(0.7+0.3*sin(2*PI*${(0.11 + i * 0.05).toFixed(2)}*t))`).join('+');
  parts.push(`[${last}]fade=in:0:8,fade=out:st=${total - 0.5}:d=0.5[v]`);
  parts.push(`aevalsrc='${tone}':s=32000:d=${total},lowpass=f=900,afade=in:d=1.5,afade=out:st=${total - 2}:d=2[a]`);
  return parts.join(';');
}
const drawn = (e: Entry): Pixels => picture({ ...direct(e.film), name: e.id }).pixels;

/** `scenes` are PNG files; the card is added after them */
async function make(c: Look, scenes: string[], format: Format, tmp: string): Promise<void> {
  const end = join(tmp, 'card.png');
  await png(card(c), end);
  const files = [...scenes, end];
  const target = join(out, `${c.name}.mp4`);
  const args = [...files.flatMap((f) => ['-i', f]), '-filter_complex', graph(c, files.length, format), '-map', '[v]', '-map', '[a]'];
  const { crf, rate } = format;
  const video = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    `${crf}`,
    '-maxrate',
    `${rate}k`,
    '-bufsize',
    `${2 * rate}k`,
    '-profile:v',
    'high',
  ];
  const audio = ['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '40k', '-ac', '1', '-movflags', '+faststart', '-threads', '1', target];
  const r = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', '-filter_complex_threads', '1', ...args, ...video, ...audio], {
    stdio: 'inherit',
  });
  if (r.status !== 0) throw new Error(`ffmpeg ended with ${r.status}`);
  console.log(c.name, statSync(target).size, 'bytes');
}
async function reel(c: Reel, entries: Entry[], tmp: string): Promise<void> {
  const files: string[] = [];
  for (const id of c.films) {
    const e = entries.find((q) => q.id === id);
    if (!e) throw new Error(`no film ${id}`);
    const p = drawn(e);
    const f = join(tmp, `${files.length}.png`);
    await png(p, f);
    files.push(f);
    if (files.length === 2) writeFileSync(join(out, `${c.name}.avif`), await master(p, 82_000));
  }
  await make(c, files, REEL, tmp);
}
/** One picture, seen twice: nearer, and farther. */
async function trailer(e: Entry, tmp: string): Promise<void> {
  const r = new Rng(`trailer|${e.id}`),
    { palette, ground, face } = direct(e.film);
  const f = join(tmp, 'film.png');
  await png(drawn(e), f);
  const look = {
    name: e.id,
    transition: r.pick(REELS).transition,
    card: { palette, ground, face },
    chord: r.pick(REELS).chord,
  };
  await make(look, [f, f], TRAILER, tmp);
}
const [folder, art, only = ''] = process.argv.slice(2);
const out = join(art, 'trailers');
mkdirSync(out, { recursive: true });
const saved = join(art, '.hashes.json');
const state = existsSync(saved) ? JSON.parse(readFileSync(saved, 'utf8')) : {};
const entries = programme(folder, state.seeds, state.known);
const tmp = mkdtempSync(join(tmpdir(), 'clip-'));
const chosen = new RegExp(only);
for (const c of REELS) if (chosen.test(c.name)) await reel(c, entries, tmp);
for (const e of entries) if (chosen.test(e.id)) await trailer(e, tmp);
rmSync(tmp, { recursive: true });
