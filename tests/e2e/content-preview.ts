import { publishingSecret } from '@marquee/kit/start/data-dir.ts'
import type { Page } from '@playwright/test'
import type { SiteId } from '#config/sites.ts'
import { DOCUMENTS_PATH, type DocumentState } from '#models/document-state.ts'
import { type ContentPreview, signContentPreview } from '#models/preview-token.ts'
import { readEnv } from '../../src/server/env/env.ts'
import { signedHeaders } from '../content-api/signed-headers.ts'
import { dayOf } from './content.ts'
import { originOf, requestSite } from './http.ts'
import { hydrated } from './visitor.ts'

/** Settings of the content management, as the product under test knows them. */
export const cmsOrigin = new URL(process.env.CMS_URL ?? 'http://localhost:3001').origin

const secret = () =>
  publishingSecret(readEnv({ ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e' }))

/** A link to drafts or a time, signed as by the content management. */
export function contentLink(site: SiteId, to: string, overrides: Partial<ContentPreview> = {}): string {
  const until = Date.now() + 3_600_000
  const token = signContentPreview(secret(), {
    site,
    drafts: true,
    at: null,
    travel: true,
    by: 'Camille D.',
    until,
    ...overrides,
  })
  return `${originOf(site)}/_preview?${new URLSearchParams({ token, to })}`
}

/** Opens a page of the French site as of a time of today in Paris, so that no test depends on the hour. */
export async function openAt(page: Page, path: string, time: string): Promise<void> {
  const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' })
    .format()
    .slice(-6)
  const at = Date.parse(`${dayOf('fr')}T${time}:00${offset}`)
  await page.goto(contentLink('fr', path, { drafts: false, at }))
  await hydrated(page)
}

/** Sends a document that is not public, as the content management would. */
export async function sendDraft(
  state: Pick<DocumentState, 'site' | 'kind' | 'id' | 'draft'> & Partial<DocumentState>,
): Promise<void> {
  const body = JSON.stringify({
    mode: 'whole',
    revision: Date.now(),
    position: null,
    published: {},
    plans: [],
    ...state,
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...signedHeaders(secret(), body),
  }
  const response = await requestSite(state.site, DOCUMENTS_PATH, { method: 'POST', headers, body })
  if (response.status !== 200) throw new Error(`${response.status}: ${response.body}`)
}
