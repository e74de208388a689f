import type { Endpoint } from 'payload'
import { jsonResponse, refusedCall, sentValues } from '../json-calls.ts'
import { isPlan, JOBS, PLAN_TASK, type PlanJob, plannedFor } from '../outbox/plans.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { personOf } from '../users/person.ts'
import { planObjection } from '../users/plan-rights.ts'
import { openedDocument } from './document-calls.ts'
import { openReleases, type PlanningWithReleases } from './open-releases.ts'
import { languageOfPlan, planningOf, whatIsPlanned, whenPlanned } from './planning.ts'
import { examine } from './rules.ts'
import { schedulingTexts } from './texts.ts'

/** GET `/api/plans?collection=&id=`: the plans of a document, and the releases that it can be added to. */
const list: Endpoint = {
  path: '/plans',
  method: 'get',
  handler: async (req) => {
    const { person, document } = await openedDocument(req, Object.fromEntries(req.searchParams))
    const [planning, releases] = await Promise.all([
      planningOf(req, person, document, interfaceLanguage(req)),
      openReleases(req, person, document),
    ])
    return jsonResponse({ ...planning, releases } satisfies PlanningWithReleases)
  },
}

/**
 * POST `/api/plans` with `{collection, id, action, language, at}`: schedules a document to be published
 * (`publish`) or withdrawn (`withdraw`) in one language, or in all (null), at a local time of the site. 201
 * with `message`, or 400 with `faults`.
 */
const make: Endpoint = {
  path: '/plans',
  method: 'post',
  handler: async (req) => {
    const uiLanguage = interfaceLanguage(req)
    const body = await sentValues(req)
    const { person, document } = await openedDocument(req, body)
    const examined = await examine(req, person, document, body, uiLanguage)
    if (!('input' in examined)) return jsonResponse({ faults: examined }, 400)
    const { input, at } = examined
    const { id } = await req.payload.jobs.queue({
      task: PLAN_TASK,
      input,
      waitUntil: new Date(at),
    })
    const when = whenPlanned({ waitUntil: new Date(at).toISOString() }, document.site, uiLanguage)
    return jsonResponse(
      {
        id,
        message: schedulingTexts.t(uiLanguage)('planned', {
          what: whatIsPlanned({ input }, uiLanguage),
          when,
        }),
      },
      201,
    )
  },
}

/** DELETE `/api/plans/<id>`: cancels a plan, or removes a failed one; 409 if it is running or done. */
const callOff: Endpoint = {
  path: '/plans/:id',
  method: 'delete',
  handler: async (req) => {
    const uiLanguage = interfaceLanguage(req)
    const t = schedulingTexts.t(uiLanguage)
    const id = req.routeParams?.id
    if (!personOf(req.user) || (typeof id !== 'string' && typeof id !== 'number'))
      throw refusedCall('Not found', 404)
    const where = { and: [{ id: { equals: id } }, isPlan, { processing: { equals: false } }] }
    const job = await req.payload.db.findOne<PlanJob>({ collection: JOBS, where })
    if (!job) throw refusedCall(t('gone'), 409)
    const { person, document } = await openedDocument(req, { ...plannedFor(job) })
    const { release } = job.input
    if (release) throw refusedCall(t('callOffRelease', { release: release.name }), 409)
    const objection = planObjection(person, document.site, languageOfPlan(job))
    if (objection) throw refusedCall(objection(uiLanguage), 403)
    await req.payload.db.deleteMany({ collection: JOBS, where })
    const [what, when] = [whatIsPlanned(job, uiLanguage), whenPlanned(job, document.site, uiLanguage)]
    return jsonResponse({ message: t('calledOff', { what, when }) })
  },
}

export const planCalls: Endpoint[] = [list, make, callOff]
