/**
 * `tsx src/masters.ts <programme folder> <art folder> [processes = 2] [only]`
 * Every poster, backdrop, house and editorial picture as one AVIF master, and the manifest. Files whose inputs did not change are skipped;
 * `only` (a regular expression on file names) redraws what it matches.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cinema, houses } from './cinema.ts';
import { backdrop, dominant, picture, poster, type Look } from './compose.ts';
import { direct } from './direct.ts';
import { editorial } from './editorial.ts';
import { master } from './encode.ts';
import { settle } from './settle.ts';
import { LANGS, programme, type Entry, type Known } from './programme.ts';
import type { Pixels } from './stage.ts';
import type { Film } from './types.ts';

/** raise it when a change of the code should redraw everything */
const VERSION = 1;
const BUDGET = { posters: 52_000, backdrops: 82_000, cinemas: 82_000, editorial: 82_000 };
type Kind = keyof typeof BUDGET;
interface Job {
  kind: Kind;
  file: string;
  hash: string;
  paint: () => { pixels: Pixels; dominant: string };
}
interface Settled {
  hash: string;
  look: Look;
  own: Record<string, Look>;
}
interface State {
  known: Record<string, Known>;
  looks: Record<string, Settled>;
  seeds: Record<string, number>;
  files: Record<string, { hash: string; tone: string }>;
}
const [folder, out, procs = '2', only = '', shard] = process.argv.slice(2);
const stateFile = join(out, '.hashes.json');
const state: State = existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as State) : { known: {}, looks: {}, seeds: {}, files: {} };
state.looks ??= {};
state.known ??= {};
const hashOf = (...v: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, ...v]))
    .digest('hex')
    .slice(0, 16);
const posterFile = (e: Entry, lang: string): string => `posters/${e.id}${lang ? `.${lang}` : ''}.avif`;

const asked = (e: Entry): Film => ({ ...e.film, choice: e.wish });

function jobs(entries: Entry[]): Job[] {
  const list: Job[] = [];
  for (const e of entries) {
    const d = direct(e.film);
    const { look, own } = state.looks[e.id];
    for (const s of e.sheets) {
      const bent = JSON.stringify(own[s.title]) === JSON.stringify(look) ? [] : [look];
      list.push({
        kind: 'posters',
        file: posterFile(e, s.lang),
        hash: hashOf('poster', asked(e), d, s.title, ...bent),
        paint: () => poster({ ...e.film, title: s.title }, look),
      });
    }
    list.push({ kind: 'backdrops', file: `backdrops/${e.id}.avif`, hash: hashOf('backdrop', e.film.seed, d), paint: () => backdrop(e.film) });
  }
  for (const h of houses)
    list.push({
      kind: 'cinemas',
      file: `cinemas/${h.name}.avif`,
      hash: hashOf('house', h, 'fine'),
      paint: () => {
        const pixels = cinema(h);
        return { pixels, dominant: dominant(pixels) };
      },
    });
  for (const q of editorial) list.push({ kind: 'editorial', file: `editorial/${q.name}.avif`, hash: hashOf('picture', q), paint: () => picture(q) });
  return list;
}
const stale = (j: Job): boolean =>
  state.files[j.file]?.hash !== j.hash || !existsSync(join(out, j.file)) || (only !== '' && new RegExp(only).test(j.file));

async function work(list: Job[], part: number): Promise<void> {
  sharp.concurrency(1);
  const done: State['files'] = {};
  const mine = list.filter((_, i) => i % +procs === part);
  for (const [i, j] of mine.entries()) {
    const p = j.paint();
    writeFileSync(join(out, j.file), await master(p.pixels, BUDGET[j.kind], j.kind === 'cinemas'));
    done[j.file] = { hash: j.hash, tone: p.dominant };
    if (i % 10 === 9 || i === mine.length - 1) writeFileSync(join(out, `.part-${part}.json`), JSON.stringify(done));
    if (i % 25 === 24) console.log(`process ${part}: ${i + 1} of ${mine.length}`);
  }
}
function manifest(entries: Entry[]): unknown {
  const version = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(out, file)))
      .digest('hex')
      .slice(0, 12);
  const ref = (file: string) => ({ file, version: version(file), tone: state.files[file].tone });
  return {
    posters: Object.fromEntries(
      entries.map((e) => [e.id, Object.fromEntries(LANGS.map((l) => [l, ref(posterFile(e, e.sheets.find((s) => s.serves.includes(l))!.lang))]))]),
    ),
    backdrops: Object.fromEntries(entries.map((e) => [e.id, ref(`backdrops/${e.id}.avif`)])),
    cinemas: houses.map((h) => ({ ...ref(`cinemas/${h.name}.avif`), kind: h.kind })),
    editorial: Object.fromEntries(editorial.map((q) => [q.name, ref(`editorial/${q.name}.avif`)])),
  };
}
const collect = (): void => {
  for (const f of readdirSync(out).filter((n) => n.startsWith('.part-'))) {
    Object.assign(state.files, JSON.parse(readFileSync(join(out, f), 'utf8')));
    rmSync(join(out, f));
  }
};
const run = (part: number): Promise<void> =>
  new Promise((ok, no) => {
    const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), folder, out, procs, only, String(part)], {
      stdio: 'inherit',
    });
    child.on('exit', (c) => (c ? no(new Error(`process ${part} ended with ${c}`)) : ok()));
  });

for (const k of Object.keys(BUDGET)) mkdirSync(join(out, k), { recursive: true });
if (shard === undefined) collect();
const entries = programme(folder, state.seeds, state.known);
if (shard === undefined)
  for (const e of entries) {
    const hash = hashOf('look', asked(e), direct(e.film), e.sheets);
    if (state.looks[e.id]?.hash !== hash) state.looks[e.id] = { hash, ...settle(e) };
  }
const all = jobs(entries);
const todo = all.filter(stale);
if (shard !== undefined) await work(todo, +shard);
else {
  const t = Date.now();
  for (const e of entries) {
    state.seeds[e.id] = e.film.seed;
    state.known[e.id] = { wish: JSON.stringify(e.wish), direction: direct(e.film) };
  }
  writeFileSync(stateFile, JSON.stringify(state));
  console.log(`${entries.length} films, ${all.length} files, ${todo.length} to draw`);
  if (todo.length) await Promise.all(Array.from({ length: +procs }, (_, i) => run(i))).finally(collect);
  const keep = new Set(all.map((j) => j.file));
  for (const k of Object.keys(BUDGET)) for (const f of readdirSync(join(out, k))) if (!keep.has(`${k}/${f}`)) rmSync(join(out, k, f));
  for (const f of Object.keys(state.files)) if (!keep.has(f)) delete state.files[f];
  writeFileSync(
    stateFile,
    `${JSON.stringify({ seeds: state.seeds, known: state.known, looks: state.looks, files: Object.fromEntries(Object.entries(state.files).sort()) }, null, 1)}\n`,
  );
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifest(entries), null, 1)}\n`);
  for (const k of Object.keys(BUDGET)) {
    const b = readdirSync(join(out, k)).map((f) => statSync(join(out, k, f)).size);
    console.log(k.padEnd(10), b.length, 'files', (b.reduce((x, y) => x + y, 0) / 1e6).toFixed(1), 'MB, largest', Math.max(...b));
  }
  console.log(((Date.now() - t) / 1000).toFixed(0), 's');
}
