import * as migration_20261122_091154_initial from './20261122_091154_initial.ts';
import * as migration_20261124_091352_fields from './20261124_091352_fields.ts';
import * as migration_20261126_134835_editors_sign_in from './20261126_134835_editors_sign_in.ts';
import * as migration_20261126_173408_editors_second_factor from './20261126_173408_editors_second_factor.ts';
import * as migration_20261126_185542_editors_passkeys from './20261126_185542_editors_passkeys.ts';
import * as migration_20261127_045838_rate_limits from './20261127_045838_rate_limits.ts';
import * as migration_20261127_055006_audit_append_only from './20261127_055006_audit_append_only.ts';
import * as migration_20261127_091115_audit_documents from './20261127_091115_audit_documents.ts';
import * as migration_20261127_124142_releases from './20261127_124142_releases.ts';
import * as migration_20261127_131811_reviews from './20261127_131811_reviews.ts';
import * as migration_20261127_163850_comments from './20261127_163850_comments.ts';
import * as migration_20261127_170136_crops from './20261127_170136_crops.ts';

export const migrations = [
  {
    up: migration_20261122_091154_initial.up,
    down: migration_20261122_091154_initial.down,
    name: '20261122_091154_initial',
  },
  {
    up: migration_20261124_091352_fields.up,
    down: migration_20261124_091352_fields.down,
    name: '20261124_091352_fields',
  },
  {
    up: migration_20261126_134835_editors_sign_in.up,
    down: migration_20261126_134835_editors_sign_in.down,
    name: '20261126_134835_editors_sign_in',
  },
  {
    up: migration_20261126_173408_editors_second_factor.up,
    down: migration_20261126_173408_editors_second_factor.down,
    name: '20261126_173408_editors_second_factor',
  },
  {
    up: migration_20261126_185542_editors_passkeys.up,
    down: migration_20261126_185542_editors_passkeys.down,
    name: '20261126_185542_editors_passkeys',
  },
  {
    up: migration_20261127_045838_rate_limits.up,
    down: migration_20261127_045838_rate_limits.down,
    name: '20261127_045838_rate_limits',
  },
  {
    up: migration_20261127_055006_audit_append_only.up,
    down: migration_20261127_055006_audit_append_only.down,
    name: '20261127_055006_audit_append_only',
  },
  {
    up: migration_20261127_091115_audit_documents.up,
    down: migration_20261127_091115_audit_documents.down,
    name: '20261127_091115_audit_documents',
  },
  {
    up: migration_20261127_124142_releases.up,
    down: migration_20261127_124142_releases.down,
    name: '20261127_124142_releases',
  },
  {
    up: migration_20261127_131811_reviews.up,
    down: migration_20261127_131811_reviews.down,
    name: '20261127_131811_reviews',
  },
  {
    up: migration_20261127_163850_comments.up,
    down: migration_20261127_163850_comments.down,
    name: '20261127_163850_comments',
  },
  {
    up: migration_20261127_170136_crops.up,
    down: migration_20261127_170136_crops.down,
    name: '20261127_170136_crops'
  },
];
