import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { backupMetric } from './backup-metrics.ts'

async function textOf(seconds: () => Promise<number | undefined>): Promise<string> {
  const registry = new Registry()
  registry.registerMetric(backupMetric(seconds))
  return registry.metrics()
}

it('has the age of the last backup', async () => {
  expect(await textOf(async () => 5_400)).toMatch(/^backup_age_seconds 5400$/m)
})

it('has no age before the first backup, or while the database cannot be read', async () => {
  for (const seconds of [async () => undefined, () => Promise.reject(new Error('no database'))]) {
    const text = await textOf(seconds)
    expect(text).toContain('# TYPE backup_age_seconds gauge')
    expect(text).not.toMatch(/^backup_age_seconds/m)
  }
})
