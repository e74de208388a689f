import * as migration_20261122_091150_initial from './20261122_091150_initial.ts';
import * as migration_20261124_091339_fields from './20261124_091339_fields.ts';

export const migrations = [
  {
    up: migration_20261122_091150_initial.up,
    down: migration_20261122_091150_initial.down,
    name: '20261122_091150_initial',
  },
  {
    up: migration_20261124_091339_fields.up,
    down: migration_20261124_091339_fields.down,
    name: '20261124_091339_fields'
  },
];
