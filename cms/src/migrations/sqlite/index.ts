import * as migration_20261122_091150_initial from './20261122_091150_initial.ts';

export const migrations = [
  {
    up: migration_20261122_091150_initial.up,
    down: migration_20261122_091150_initial.down,
    name: '20261122_091150_initial'
  },
];
