import type { Endpoint } from 'payload'
import { isSite } from '#config/is-site.ts'
import { documentsOfPlans } from '../dashboard/scheduled.ts'
import { plannedFor, plansOfRelease } from '../outbox/plans.ts'
import type { PlanRefusal } from '../scheduling/carry-out.ts'
import { failureOf, whatIsPlanned, whenPlanned } from '../scheduling/planning.ts'
import { RELEASES } from '../scheduling/release-rows.ts'
import { siteMoment } from '../scheduling/site-clocks.ts'
import { interfaceLanguage } from '../texts/texts.ts'

/** A release in the language of its reader. */
export interface ReleaseState {
  readonly state: 'planned' | 'failed' | 'done'
  /** The time in the site's local time. */
  readonly when: string
  /** Steps that failed, with the reason. */
  readonly failed: readonly {
    readonly title: string
    readonly what: string
    readonly why: PlanRefusal
  }[]
}

/** GET `/api/releases/<id>/state`, for those who may read it. */
export const stateOfRelease: Endpoint = {
  path: '/:id/state',
  method: 'get',
  handler: async (req) => {
    const uiLanguage = interfaceLanguage(req)
    const release = await req.payload.findByID({
      collection: RELEASES,
      id: String(req.routeParams?.id),
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })
    if (!isSite(release.site)) return Response.json({}, { status: 404 })
    const jobs = await plansOfRelease(req, release.id)
    const titles = await documentsOfPlans(req, jobs, uiLanguage)
    const failed = jobs.flatMap((job) => {
      const [why, planned] = [failureOf(job, uiLanguage), plannedFor(job)]
      const title = planned && titles.get(`${planned.collection} ${planned.id}`)?.title
      return why ? [{ title: title ?? '', what: whatIsPlanned(job, uiLanguage), why }] : []
    })
    const [first] = jobs
    const when = release.doneAt
      ? siteMoment(Date.parse(release.doneAt), release.site, uiLanguage)
      : first
        ? whenPlanned(first, release.site, uiLanguage)
        : ''
    const state = release.doneAt ? 'done' : failed.length > 0 ? 'failed' : 'planned'
    return Response.json({ state, when, failed } satisfies ReleaseState, {
      headers: { 'cache-control': 'no-store' },
    })
  },
}
