import { join } from 'node:path'

/**
 * Arguments of Node.js for the built product. With V8's own bound of the young generation, which follows the
 * memory of the machine, a process is a hundred megabytes larger, with one of 16 MB twenty. A heap that grows by half
 * at most before the next collection spares 230 of 725 MB after the French sitemap, for a fifth more CPU time per
 * page that is composed.
 */
const nodeOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50']
export const serverArguments = [...nodeOptions, 'scripts/serve.mjs']
export const compileArguments = [...nodeOptions, 'scripts/compile-server.mjs']

/**
 * Code of a build that V8 has compiled. Loading it takes a quarter less CPU time than loading the text. Without the folder, or for
 * another user, the text is loaded.
 *
 * @param {string} build
 */
export const compiledFolder = (build) => join(import.meta.dirname, '..', build, 'server', 'compiled')

/**
 * The process is a tenth larger under glibc's default of an arena per thread, and a twentieth under its growing
 * threshold for returning memory.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Exit code after an uncaught error (src/server/process-life.ts). */
const FAULT_EXIT_CODE = 70
/** A process that fails sooner is not restarted: it would fail again. */
const SHORTEST_LIFE_MS = 10_000

/**
 * True for a process that has ended by itself and is started again.
 *
 * @param {number | null} code
 * @param {number} lifeMs
 */
export const isRestarted = (code, lifeMs) => code === FAULT_EXIT_CODE && lifeMs > SHORTEST_LIFE_MS
