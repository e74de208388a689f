import type { PlantedFault } from './planted-fault.ts'

/** Start, configuration, backups, scenarios and the inspector. */
export const operationFaults: readonly PlantedFault[] = [
  {
    name: 'files of the server that everybody may read',
    commit: '897f204e',
    file: 'src/server/process-life.ts',
    find: '  process.umask(0o077)\n',
    replace: '',
  },
  {
    name: 'a first password in the log',
    commit: '897f204e',
    file: 'src/server/process-life.ts',
    find: 'isTerminal ? ` / ${password}`',
    replace: 'isTerminal !== undefined ? ` / ${password}`',
  },
  {
    name: 'a process that is not started again after a fault',
    commit: '084449d2',
    file: 'scripts/server-process.mjs',
    find: 'const FAULT_EXIT_CODE = 70',
    replace: 'const FAULT_EXIT_CODE = 1',
    tests: 'unit server-process',
  },
  {
    name: 'a data folder that only the built product makes',
    commit: '8193eb5e',
    file: 'src/server/data-dir.ts',
    find: '  prepareDataDir(env.DATA_DIR)\n  return',
    replace: '  return',
  },
  {
    name: 'a site called constructor',
    commit: '6437784d',
    file: 'config/schema.ts',
    find: "refine(isSite, 'is no site')",
    replace: "refine((id) => isSite(id) || id in Object.prototype, 'is no site')",
  },
  {
    name: 'a backup that everybody may read',
    commit: '1d981bd1',
    file: 'src/operations/backup.ts',
    find: 'const PRIVATE_FILE = 0o600',
    replace: 'const PRIVATE_FILE = 0o644',
    tests: 'contracts operations/backup',
  },
  {
    name: 'a scenario that the inspector plays without the actors of the product',
    commit: '15e92b35',
    file: 'src/inspector/scenario/live-replay.ts',
    find: 'if (replay.divergence !== null || !stage',
    replace: 'if (replay.divergence === null || !stage',
    tests: 'unit inspector/',
  },
  {
    name: 'a scenario with an event that no chart has',
    commit: '36e2834c',
    file: 'src/inspector/scenario/check-names.ts',
    find: 'if (events.includes(type) || wildcards.some((begin) => type.startsWith(begin))) return null',
    replace: 'if (events.length > 0 || wildcards.some((begin) => type.startsWith(begin))) return null',
  },
  {
    name: 'an inspector that watches its own replays',
    commit: '15e92b35',
    file: 'src/inspector/hook.ts',
    find: "location.pathname.startsWith('/__inspector')",
    replace: "location.pathname === '/__inspector/watched'",
    tests: 'inspector',
  },
]
