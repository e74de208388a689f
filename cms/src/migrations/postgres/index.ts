import * as migration_20261122_090600_initial from './20261122_090600_initial.ts';

export const migrations = [
  {
    up: migration_20261122_090600_initial.up,
    down: migration_20261122_090600_initial.down,
    name: '20261122_090600_initial'
  },
];
