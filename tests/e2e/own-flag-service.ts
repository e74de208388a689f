import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { type OwnService, openOwnService } from '../unleash/own-service.ts'

/**
 * A flag service with its product and data folder for all tests of a file, so that its switches affect no
 * other file.
 */
export function serviceOfAllTests(): () => OwnService {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-flags-'))
  let service: OwnService | undefined
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    service = await openOwnService(folder)
  })
  test.afterAll(async () => {
    test.setTimeout(60_000)
    await service?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    if (!service) throw new Error('The flag service is not open yet')
    return service
  }
}
