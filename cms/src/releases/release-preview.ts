import type { Endpoint } from 'payload'
import { isLanguage } from '#config/languages.ts'
import { refusedCall } from '../json-calls.ts'
import { changesOfRelease } from '../outbox/scheduled-jobs.ts'
import { auditPreview } from '../preview/audited-previews.ts'
import { pagePath } from '../preview/page-address.ts'
import { type PreviewMaker, previewLink } from '../preview/preview-link.ts'
import { RELEASES } from '../scheduling/release-rows.ts'
import { languagesOf, siteHas } from '../users/access.ts'
import { personName } from '../users/person-name.ts'
import { releaseOf } from './release-state.ts'

/**
 * GET `/api/releases/<id>/preview?locale=de` redirects to the site as of the time of a release, with all that is planned
 * until then. 404 for those who may not read it, 409 once it is over.
 */
export const previewOfRelease = (maker: PreviewMaker): Endpoint => ({
  path: '/:id/preview',
  method: 'get',
  async handler(req) {
    const { release, site } = await releaseOf(req)
    if (!req.user) throw refusedCall('Not found', 404)
    const [first] = release.doneAt ? [] : await changesOfRelease(req, release.id)
    if (!first?.waitUntil) throw refusedCall('The release is over.', 409)
    const [only = 'fr'] = languagesOf(site)
    const language = isLanguage(req.locale) && siteHas(site, req.locale) ? req.locale : only
    const at = Date.parse(first.waitUntil)
    const shown = { collection: RELEASES, document: release, language, at, drafts: false }
    await auditPreview(req, shown)
    const location = previewLink(maker, {
      site,
      path: pagePath('document', site, language, {}),
      drafts: false,
      at,
      travel: true,
      name: personName(req.user),
      now: Date.now(),
    })
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  },
})
