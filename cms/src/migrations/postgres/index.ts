import * as migration_20261122_084036_initial from './20261122_084036_initial.ts';

export const migrations = [
  {
    up: migration_20261122_084036_initial.up,
    down: migration_20261122_084036_initial.down,
    name: '20261122_084036_initial'
  },
];
