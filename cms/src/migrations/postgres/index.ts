import * as migration_20261122_091154_initial from './20261122_091154_initial.ts';
import * as migration_20261124_091352_fields from './20261124_091352_fields.ts';

export const migrations = [
  {
    up: migration_20261122_091154_initial.up,
    down: migration_20261122_091154_initial.down,
    name: '20261122_091154_initial',
  },
  {
    up: migration_20261124_091352_fields.up,
    down: migration_20261124_091352_fields.down,
    name: '20261124_091352_fields'
  },
];
