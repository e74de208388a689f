import * as migration_20261122_090557_initial from './20261122_090557_initial.ts';

export const migrations = [
  {
    up: migration_20261122_090557_initial.up,
    down: migration_20261122_090557_initial.down,
    name: '20261122_090557_initial'
  },
];
