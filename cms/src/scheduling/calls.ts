import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isPlan, JOBS, PLAN_TASK, type PlanJob, plannedFor } from '../outbox/plans.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { type Person, personOf } from '../users/person.ts'
import { planObjection } from '../users/plan-rights.ts'
import { languageOfPlan, type PlannedDocument, planningOf, whatIsPlanned, whenPlanned } from './planning.ts'
import { readable } from './readable.ts'
import { examine } from './rules.ts'
import { schedulingTexts } from './texts.ts'

interface PlanTarget {
  readonly collection: string
  readonly id: string
}

const refusal = (message: string, status: number) => new APIError(message, status, null, true)
const notFound = () => refusal('Not found', 404)

/** The document of the request if the user may read it, otherwise 404. */
async function reading(
  req: PayloadRequest,
  target: PlanTarget | undefined,
): Promise<{ person: Person; document: PlannedDocument }> {
  const person = personOf(req.user)
  const document = target && (await readable(req, target.collection, target.id))
  if (!person || !document) throw notFound()
  return { person, document }
}

function planTargetOf(values: Readonly<Record<string, unknown>>): PlanTarget | undefined {
  const { collection, id } = values
  return typeof collection === 'string' && (typeof id === 'string' || typeof id === 'number')
    ? { collection, id: String(id) }
    : undefined
}

const respond = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

async function bodyOf(req: PayloadRequest): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await req.json?.().catch(() => undefined)
  if (typeof body !== 'object' || body === null) throw refusal('A JSON object is expected.', 400)
  return body as Readonly<Record<string, unknown>>
}

/** GET `/api/plans?collection=&id=`: the plans of a document. */
const list: Endpoint = {
  path: '/plans',
  method: 'get',
  handler: async (req) => {
    const { person, document } = await reading(req, planTargetOf(Object.fromEntries(req.searchParams)))
    return respond(await planningOf(req, person, document, interfaceLanguage(req)))
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
    const body = await bodyOf(req)
    const { person, document } = await reading(req, planTargetOf(body))
    const examined = await examine(req, person, document, body, uiLanguage)
    if (!('input' in examined)) return respond({ faults: examined }, 400)
    const { input, at } = examined
    const { id } = await req.payload.jobs.queue({
      task: PLAN_TASK,
      input: input as never,
      waitUntil: new Date(at),
    })
    const when = whenPlanned({ waitUntil: new Date(at).toISOString() }, document.site, uiLanguage)
    return respond(
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
    if (!personOf(req.user) || (typeof id !== 'string' && typeof id !== 'number')) throw notFound()
    const where = { and: [{ id: { equals: id } }, isPlan, { processing: { equals: false } }] }
    const job = await req.payload.db.findOne<PlanJob>({ collection: JOBS, where })
    if (!job) throw refusal(t('gone'), 409)
    const { person, document } = await reading(req, plannedFor(job))
    const { release } = job.input
    if (release) throw refusal(t('callOffRelease', { release: release.name }), 409)
    const objection = planObjection(person, document.site, languageOfPlan(job))
    if (objection) throw refusal(objection(uiLanguage), 403)
    await req.payload.db.deleteMany({ collection: JOBS, where })
    const [what, when] = [whatIsPlanned(job, uiLanguage), whenPlanned(job, document.site, uiLanguage)]
    return respond({ message: t('calledOff', { what, when }) })
  },
}

export const planCalls: Endpoint[] = [list, make, callOff]
