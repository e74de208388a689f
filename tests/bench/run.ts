import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../scripts/build.mjs'
import { measureCosts } from './costs.ts'
import { measureCrowd } from './crowd.ts'
import { measuredPages } from './measured-pages.ts'
import { endOutput } from './processes.ts'
import { measureStartAndMemory } from './start-and-memory.ts'

if (!(await buildIfStale()) || !(await buildIfStale({ kind: 'bench' }))) process.exit(1)

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
await measureStartAndMemory(dataDir)
const pages = measuredPages(dataDir)
const sharedRenders = await measureCrowd(dataDir, pages)
await measureCosts(dataDir, pages)
endOutput()
rmSync(dataDir, { recursive: true, force: true })
// Figures depend on the machine, counts do not.
process.exitCode = sharedRenders ? 0 : 1
