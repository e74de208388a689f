/**
 * Arguments of Node.js for the built product. With V8's own bound of the young generation, which follows the
 * memory of the machine, a process is a hundred megabytes larger.
 */
export const serverArguments = ['--max-semi-space-size=16', 'scripts/serve.mjs']

/** With glibc's default of an arena per thread, the process is a tenth larger. */
export const serverEnv = { MALLOC_ARENA_MAX: '2' }
