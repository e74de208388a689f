import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { checkContentApi } from '../../../tests/content-api/check-content-api.ts'
import { openAdmin } from '../admin.ts'
import { settingsOf } from '../cms-settings.ts'
import { openSite } from '../site.ts'

const HOUR = 3_600_000

test('a system filled with the demo delivers the content of a country, whose site meets the content contract @exhaustive', async () => {
  test.setTimeout(HOUR)
  const site = await openSite()
  const { dataDir, url: siteUrl } = site
  const admin = await openAdmin({ dataDir, siteUrl, demo: true })
  try {
    await promisify(execFile)(process.execPath, ['scripts/republish.mjs', '--site', 'ma'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settingsOf({ dataDir, siteUrl }) },
    })
    const left = async () =>
      (await admin.call('GET /deliveries?limit=1&where[state][not_equals]=sent')).body.totalDocs
    await expect.poll(left, { timeout: HOUR }).toBe(0)
    const { body: metrics } = await site.request('ma', '/metrics')
    expect(Number(/^publishing_messages_total\{result="stored"\} (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(
      100,
    )
    const findings = await checkContentApi('ma', async (address) => {
      const { status, headers, body } = await site.request('ma', `/api/${address}`)
      return new Response(body, { status, headers: { 'content-type': String(headers['content-type']) } })
    })
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([])
  } finally {
    await admin.stop()
    await site.stop()
  }
})
