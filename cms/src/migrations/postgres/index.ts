import * as migration_20261122_074625_initial from './20261122_074625_initial.ts'

export const migrations = [
  {
    up: migration_20261122_074625_initial.up,
    down: migration_20261122_074625_initial.down,
    name: '20261122_074625_initial',
  },
]
