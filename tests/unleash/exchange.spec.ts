import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFlagService } from '@marquee/flags/service/create-flag-service.ts'
import type { FlagOwner } from '@marquee/flags/service/flag-service.ts'
import { expect, test } from '@playwright/test'
import { siteIds } from '#config/sites.ts'
import { openStore } from '../../src/wiring/open-store.ts'
import { openUnleashPlace } from './unleash-place.ts'

const admin: FlagOwner = { id: 'admin', name: 'admin', role: 'admin', sites: siteIds }

test('Unleash imports exports of the embedded service', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-flags-'))
  const place = await openUnleashPlace()
  const store = await openStore({ dataDir: folder })
  const service = await createFlagService({
    store,
    environment: 'development',
    onError: (error, message) => {
      throw new Error(message, { cause: error })
    },
  })
  try {
    await service.change(
      { flag: 'vod', site: 'be', value: { on: true, audience: null }, version: 0, reason: 'A test.' },
      admin,
    )
    await place.importFile(await service.exported())
    expect(await place.sitesOf('vod')).toEqual(['fr', 'be', 'nl'])
    expect(await place.sitesOf('voucherChecker')).toEqual(['fr'])
  } finally {
    await service.close()
    await store.close()
    await place.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
