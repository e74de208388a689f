import * as migration_20261122_091150_initial from './20261122_091150_initial.ts';
import * as migration_20261124_091339_fields from './20261124_091339_fields.ts';
import * as migration_20261126_134826_editors_sign_in from './20261126_134826_editors_sign_in.ts';
import * as migration_20261126_173353_editors_second_factor from './20261126_173353_editors_second_factor.ts';
import * as migration_20261126_185532_editors_passkeys from './20261126_185532_editors_passkeys.ts';
import * as migration_20261127_045829_rate_limits from './20261127_045829_rate_limits.ts';
import * as migration_20261127_055000_audit_append_only from './20261127_055000_audit_append_only.ts';
import * as migration_20261127_091100_audit_documents from './20261127_091100_audit_documents.ts';
import * as migration_20261127_124119_releases from './20261127_124119_releases.ts';
import * as migration_20261127_131744_reviews from './20261127_131744_reviews.ts';
import * as migration_20261127_163840_comments from './20261127_163840_comments.ts';
import * as migration_20261127_170128_crops from './20261127_170128_crops.ts';

export const migrations = [
  {
    up: migration_20261122_091150_initial.up,
    down: migration_20261122_091150_initial.down,
    name: '20261122_091150_initial',
  },
  {
    up: migration_20261124_091339_fields.up,
    down: migration_20261124_091339_fields.down,
    name: '20261124_091339_fields',
  },
  {
    up: migration_20261126_134826_editors_sign_in.up,
    down: migration_20261126_134826_editors_sign_in.down,
    name: '20261126_134826_editors_sign_in',
  },
  {
    up: migration_20261126_173353_editors_second_factor.up,
    down: migration_20261126_173353_editors_second_factor.down,
    name: '20261126_173353_editors_second_factor',
  },
  {
    up: migration_20261126_185532_editors_passkeys.up,
    down: migration_20261126_185532_editors_passkeys.down,
    name: '20261126_185532_editors_passkeys',
  },
  {
    up: migration_20261127_045829_rate_limits.up,
    down: migration_20261127_045829_rate_limits.down,
    name: '20261127_045829_rate_limits',
  },
  {
    up: migration_20261127_055000_audit_append_only.up,
    down: migration_20261127_055000_audit_append_only.down,
    name: '20261127_055000_audit_append_only',
  },
  {
    up: migration_20261127_091100_audit_documents.up,
    down: migration_20261127_091100_audit_documents.down,
    name: '20261127_091100_audit_documents',
  },
  {
    up: migration_20261127_124119_releases.up,
    down: migration_20261127_124119_releases.down,
    name: '20261127_124119_releases',
  },
  {
    up: migration_20261127_131744_reviews.up,
    down: migration_20261127_131744_reviews.down,
    name: '20261127_131744_reviews',
  },
  {
    up: migration_20261127_163840_comments.up,
    down: migration_20261127_163840_comments.down,
    name: '20261127_163840_comments',
  },
  {
    up: migration_20261127_170128_crops.up,
    down: migration_20261127_170128_crops.down,
    name: '20261127_170128_crops'
  },
];
