import type { Endpoint } from 'payload'
import { jsonResponse, refusedCall, sentValues } from '../json-calls.ts'
import {
  changeOf,
  documentOfJob,
  isScheduled,
  JOBS,
  SCHEDULED_TASK,
  type ScheduledJob,
} from '../outbox/scheduled-jobs.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { personOf } from '../users/person.ts'
import { scheduleObjection } from '../users/scheduling-rights.ts'
import { openedDocument } from './document-calls.ts'
import { openReleases, type ScheduleWithReleases } from './open-releases.ts'
import { examine } from './rules.ts'
import { scheduleOf, whatIsScheduled } from './schedule.ts'
import { siteMoment } from './site-clocks.ts'
import { schedulingTexts } from './texts.ts'

/** GET `/api/scheduled-changes?collection=&id=`: the scheduled changes of a document, and the releases that it can be added to. */
const list: Endpoint = {
  path: '/scheduled-changes',
  method: 'get',
  handler: async (req) => {
    const { person, document } = await openedDocument(req, Object.fromEntries(req.searchParams))
    const [schedule, releases] = await Promise.all([
      scheduleOf(req, person, document, interfaceLanguage(req)),
      openReleases(req, person, document),
    ])
    return jsonResponse({ ...schedule, releases } satisfies ScheduleWithReleases)
  },
}

/**
 * POST `/api/scheduled-changes` with `{collection, id, action, language, at}`: schedules a document to be published
 * (`publish`) or withdrawn (`withdraw`) in one language, or in all (null), at a local time of the site. 201
 * with `message`, or 400 with `faults`.
 */
const make: Endpoint = {
  path: '/scheduled-changes',
  method: 'post',
  handler: async (req) => {
    const uiLanguage = interfaceLanguage(req)
    const body = await sentValues(req)
    const { person, document } = await openedDocument(req, body)
    const examined = await examine(req, person, document, body, uiLanguage)
    if (!('input' in examined)) return jsonResponse({ faults: examined }, 400)
    const { input, at } = examined
    const { id } = await req.payload.jobs.queue({ task: SCHEDULED_TASK, input, waitUntil: new Date(at) })
    const what = whatIsScheduled(changeOf({ input }), uiLanguage)
    const when = siteMoment(at, document.site, uiLanguage)
    return jsonResponse({ id, message: schedulingTexts.t(uiLanguage)('scheduled', { what, when }) }, 201)
  },
}

/** DELETE `/api/scheduled-changes/<id>`: cancels a scheduled change, or removes a failed one; 409 if it is running or done. */
const callOff: Endpoint = {
  path: '/scheduled-changes/:id',
  method: 'delete',
  handler: async (req) => {
    const uiLanguage = interfaceLanguage(req)
    const t = schedulingTexts.t(uiLanguage)
    const id = req.routeParams?.id
    if (!personOf(req.user) || (typeof id !== 'string' && typeof id !== 'number'))
      throw refusedCall('Not found', 404)
    const where = { and: [{ id: { equals: id } }, isScheduled, { processing: { equals: false } }] }
    const job = await req.payload.db.findOne<ScheduledJob>({ collection: JOBS, where })
    if (!job) throw refusedCall(t('gone'), 409)
    const { person, document } = await openedDocument(req, { ...documentOfJob(job) })
    const { release } = job.input
    if (release) throw refusedCall(t('callOffRelease', { release: release.name }), 409)
    const change = changeOf(job)
    const objection = scheduleObjection(person, document.site, change.language)
    if (objection) throw refusedCall(objection(uiLanguage), 403)
    await req.payload.db.deleteMany({ collection: JOBS, where })
    const what = whatIsScheduled(change, uiLanguage)
    const when = siteMoment(Date.parse(change.at), document.site, uiLanguage)
    return jsonResponse({ message: t('calledOff', { what, when }) })
  },
}

export const schedulingCalls: Endpoint[] = [list, make, callOff]
