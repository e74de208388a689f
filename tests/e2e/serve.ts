/** Starts a build, by default `dist`, on a prepared store; with EMPTY_DATA_DIR what an earlier run left goes first. */
import { rmSync } from 'node:fs'
import { prepareStore } from './prepared-store.ts'

const { DATA_DIR = '', DATABASE_URL, EMPTY_DATA_DIR } = process.env
if (EMPTY_DATA_DIR) rmSync(DATA_DIR, { recursive: true, force: true })
const build = process.argv[2] ?? 'dist'
if (!DATABASE_URL) await prepareStore(DATA_DIR, build)
const built = new URL(`../../${build}/server/server.js`, import.meta.url)
const { start } = (await import(built.href)) as { start: () => Promise<void> }
await start()
