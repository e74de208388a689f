import type { Endpoint, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { changesSeen } from '../dashboard/scheduled.ts'
import { jsonResponse, refusedCall } from '../json-calls.ts'
import { changesOfRelease } from '../outbox/scheduled-jobs.ts'
import type { ChangeRefusal } from '../scheduling/carry-out.ts'
import { RELEASES } from '../scheduling/release-rows.ts'
import { failureOf, whatIsScheduled } from '../scheduling/schedule.ts'
import { siteMoment } from '../scheduling/site-clocks.ts'
import { interfaceLanguage } from '../texts/texts.ts'

/** A release in the language of its reader. */
export interface ReleaseState {
  readonly state: 'scheduled' | 'failed' | 'done'
  /** The time in the site's local time. */
  readonly when: string
  /** Steps that failed, with the reason. */
  readonly failed: readonly {
    readonly title: string
    readonly what: string
    readonly why: ChangeRefusal
  }[]
}

/** The release that a call names, and its site. 404 for those who may not read it. */
export async function releaseOf(req: PayloadRequest) {
  const release = await req.payload.findByID({
    collection: RELEASES,
    id: String(req.routeParams?.id),
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  const { site } = release
  if (!isSite(site)) throw refusedCall('Not found', 404)
  return { release, site }
}

/** GET `/api/releases/<id>/state`, for those who may read it. */
export const stateOfRelease: Endpoint = {
  path: '/:id/state',
  method: 'get',
  handler: async (req) => {
    const uiLanguage = interfaceLanguage(req)
    const { release, site } = await releaseOf(req)
    const jobs = await changesOfRelease(req, release.id)
    const failed = (await changesSeen(req, jobs, uiLanguage)).flatMap(({ title, job, ...change }) => {
      const why = failureOf(job, uiLanguage)
      return why ? [{ title, what: whatIsScheduled(change, uiLanguage), why }] : []
    })
    const at: string | undefined = release.doneAt ?? jobs[0]?.waitUntil
    const when = at ? siteMoment(Date.parse(at), site, uiLanguage) : ''
    const state = release.doneAt ? 'done' : failed.length > 0 ? 'failed' : 'scheduled'
    return jsonResponse({ state, when, failed } satisfies ReleaseState)
  },
}
