import { expect, test } from 'vitest'
import { storedMigrations } from './open-store.ts'

test('migrations keep the names that existing databases have recorded', () => {
  expect(storedMigrations.flatMap((migrations) => Object.keys(migrations)).sort()).toEqual([
    '0001-content',
    '0002-cards',
    '0003-feedback',
    // Accounts and identity.
    '0004-accounts',
    '0004-accounts',
    '0005-flags',
    '0006-publishing',
    '0007-account-pictures',
    '0008-felt-shows',
    '0009-search-details',
    '0010-flag-applications',
    '0015-account-changes',
    '0016-audit-log',
    '0017-account-retention',
    // Accounts and limits.
    '0018-rate-limits',
    '0018-rate-limits',
    '0019-owner-factors',
    '0020-outside-sessions',
    '0021-owner-providers',
    '0022-search-names',
    '0023-passkeys',
    '0027-availability',
    '0028-order-keys',
    '0029-guest-bookings',
    '0030-reminders',
    '0031-booked-seats',
    '0032-session-uses',
    '0034-flag-batches',
    '0035-token-uses',
    '0036-flag-plans',
    '0038-flag-requests',
    '0041-claimed-addresses',
    '0042-flag-receivers',
    '0043-chat-conversations',
    '0044-flag-variants',
    '0045-flag-results',
    '0046-plan-batches',
    '0047-showtime-prices',
    '0048-flag-uses',
    '0049-flag-webhook',
  ])
})
