import * as migration_20261127_200000_initial from './20261127_200000_initial.ts';
import * as migration_20261127_200001_audit_append_only from './20261127_200001_audit_append_only.ts';
import * as migration_20261127_200002_deletions from './20261127_200002_deletions.ts';
import * as migration_20261129_211651_staff_identity from './20261129_211651_staff_identity.ts';
import * as migration_20261201_010352_versions_and_pictures from './20261201_010352_versions_and_pictures.ts';
import * as migration_20261201_125950_pictures_in_texts from './20261201_125950_pictures_in_texts.ts';

export const migrations = [
  {
    up: migration_20261127_200000_initial.up,
    down: migration_20261127_200000_initial.down,
    name: '20261127_200000_initial',
  },
  {
    up: migration_20261127_200001_audit_append_only.up,
    down: migration_20261127_200001_audit_append_only.down,
    name: '20261127_200001_audit_append_only',
  },
  {
    up: migration_20261127_200002_deletions.up,
    down: migration_20261127_200002_deletions.down,
    name: '20261127_200002_deletions',
  },
  {
    up: migration_20261129_211651_staff_identity.up,
    down: migration_20261129_211651_staff_identity.down,
    name: '20261129_211651_staff_identity',
  },
  {
    up: migration_20261201_010352_versions_and_pictures.up,
    down: migration_20261201_010352_versions_and_pictures.down,
    name: '20261201_010352_versions_and_pictures',
  },
  {
    up: migration_20261201_125950_pictures_in_texts.up,
    down: migration_20261201_125950_pictures_in_texts.down,
    name: '20261201_125950_pictures_in_texts'
  },
];
