import {
  APIError,
  createLocalReq,
  getLocalI18n,
  type Payload,
  type PayloadRequest,
  type TaskConfig,
  type TypedUser,
  ValidationError,
} from 'payload'
import { isSite } from '#config/is-site.ts'
import { languages } from '#config/languages.ts'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { inLanguage } from '../content/document-value.ts'
import { sourceOf } from '../content/published-source.ts'
import {
  type DocumentRef,
  documentOfJob,
  noteScheduledChange,
  SCHEDULED_TASK,
  type ScheduledJob,
  type ScheduledRun,
} from '../outbox/scheduled-jobs.ts'
import { inTransaction, withinSavepoint } from '../transactions.ts'
import { languageName } from '../users/display-names.ts'
import { refusal, schedulerLeft, schedulerUnknown } from '../users/refusals.ts'

type Input = ScheduledJob['input']

/** The reason why a scheduled change cannot be carried out: in one sentence, or by field. */
export interface ChangeRefusal {
  readonly message?: string
  readonly issues: readonly string[]
}

/** The user who scheduled it, with present rights. */
async function userOf(req: PayloadRequest, { user }: Input): Promise<TypedUser | null> {
  if (!user) return null
  if (typeof user !== 'object') throw refusal(req, schedulerUnknown)
  const collection = user.relationTo
  const found = await req.payload.findByID({ collection, id: user.value, depth: 0, disableErrors: true })
  if (!found) throw refusal(req, schedulerLeft)
  return { ...found, collection }
}

/** The id as the database has it; scheduled changes store it as text. */
export function idOf(payload: Payload, { collection, id }: DocumentRef): number | string {
  const type = payload.collections[collection]?.customIDType ?? payload.db.defaultIDType
  return type === 'number' ? Number(id) : id
}

interface Texts {
  /** Languages in which the newest draft has any text, in the order of the site. */
  readonly begun: readonly Language[]
  /** Languages complete enough to be shown. */
  readonly whole: readonly Language[]
}

async function textsOf(req: PayloadRequest, { collection, id }: DocumentRef): Promise<Texts> {
  const config = req.payload.collections[collection]?.config
  const source = config && sourceOf(config)
  const doc = await req.payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'all',
    depth: 1,
    showHiddenFields: true,
    disableErrors: true,
    req,
  })
  if (!source || !doc || !isSite(doc.site)) return { begun: [], whole: [] }
  const own = sites[doc.site].languages
  const whole = own.filter((language) => source.textOf(doc, language) !== undefined)
  const isBegun = (language: Language) =>
    [config.admin.useAsTitle ?? 'title', 'slug'].some((name) => inLanguage(doc[name], language))
  return { begun: own.filter((language) => whole.includes(language) || isBegun(language)), whole }
}

/**
 * Replaces Payload's task, which withdraws only the default language, whatever was scheduled, and publishes
 * only that one if all are meant.
 */
export async function carryOut(
  req: PayloadRequest,
  input: Input,
  target: DocumentRef,
  how: ScheduledRun = 'carried out',
): Promise<void> {
  noteScheduledChange(req, how)
  await publishAs(req, await userOf(req, input), input, target)
}

/** Publishes or withdraws a document with the rights of a user, without one by the process. */
export async function publishAs(
  req: PayloadRequest,
  user: TypedUser | null,
  input: Pick<Input, 'type' | 'locale'>,
  target: DocumentRef,
): Promise<void> {
  const { payload } = req
  const collection = target.collection
  const id = idOf(payload, target)
  if (!(await payload.findByID({ collection, id, depth: 0, disableErrors: true, req }))) return
  const isWithdrawn = input.type === 'unpublish'
  const language = languages.find((each) => each === input.locale)
  await payload.update({
    collection,
    id,
    user,
    overrideAccess: user === null,
    overrideLock: true,
    depth: 0,
    req,
    data: { _status: isWithdrawn ? 'draft' : 'published' },
    ...(language
      ? { locale: language, ...(!isWithdrawn && { publishSpecificLocale: language }) }
      : isWithdrawn
        ? { unpublishAllLocales: true }
        : { publishAllLocales: true, ...(await validatedLanguage(req, target)) }),
  })
}

/** Payload validates one language, even if it publishes all: it has to be one that the document has. */
async function validatedLanguage(req: PayloadRequest, target: DocumentRef): Promise<{ locale?: Language }> {
  const { begun, whole } = await textsOf(req, target)
  const first = whole[0] ?? begun[0]
  return first ? { locale: first } : {}
}

/** Runs `work` in the transaction of `outer` and undoes all of it, also what it left behind by failing. */
async function undone(
  outer: PayloadRequest,
  work: (req: PayloadRequest) => Promise<unknown>,
  uiLanguage: Language,
): Promise<void> {
  const { payload } = outer
  const i18n = await getLocalI18n({ config: payload.config, language: uiLanguage })
  // Payload rolls back only a transaction whose id is known, not one that is awaited.
  const id = await outer.transactionID
  if (id === undefined) throw new Error('There is no transaction.')
  const transactionID = Promise.resolve(id)
  const req = await createLocalReq({ req: { i18n, transactionID } }, payload)
  await withinSavepoint(outer, () => work(req))
}

/** A retry cannot help: the document or the rights are at fault. */
export const isLasting = (error: unknown): error is APIError =>
  error instanceof APIError && error.status < 500

/** `about`: the language, if there are several. */
function refusalOf(error: APIError, about: string | undefined): ChangeRefusal {
  if (!(error instanceof ValidationError)) return { message: error.message, issues: [] }
  const named = error.data.errors.map(({ label, message, path }) => ({
    name: typeof label === 'string' && label ? label : path,
    message,
  }))
  return { issues: named.map(({ name, message }) => `${name}${about ? ` (${about})` : ''} – ${message}`) }
}

interface Rehearsal {
  readonly input: Input
  readonly uiLanguage: Language
}

async function attempt(
  req: PayloadRequest,
  { input, uiLanguage }: Rehearsal,
  target: DocumentRef,
  about?: string,
): Promise<ChangeRefusal | undefined> {
  try {
    await undone(req, (own) => carryOut(own, input, target, 'rehearsed'), uiLanguage)
    return undefined
  } catch (error) {
    if (isLasting(error)) return refusalOf(error, about)
    throw error
  }
}

/**
 * Carries a scheduled change out in the open transaction of a request and undoes it, to find what would be refused. For
 * all languages, tries each that has text. Resolves with undefined if nothing is refused; texts are in `uiLanguage`.
 */
export async function rehearse(
  req: PayloadRequest,
  rehearsal: Rehearsal,
): Promise<ChangeRefusal | undefined> {
  const { input, uiLanguage } = rehearsal
  const target = documentOfJob({ input })
  if (!target) return undefined
  const isForAll = input.type !== 'unpublish' && !input.locale
  const all = isForAll ? (await textsOf(req, target)).begun : []
  if (all.length < 2) return attempt(req, rehearsal, target)
  const issues: string[] = []
  for (const locale of all) {
    const ofLanguage = { ...rehearsal, input: { ...input, locale } }
    const refused = await attempt(req, ofLanguage, target, languageName(locale, uiLanguage))
    if (refused?.message) return refused
    issues.push(...(refused?.issues ?? []))
  }
  return issues.length > 0 ? { issues } : undefined
}

/** Payload's own job runner runs it, which an admin can start by its public call. */
export const schedulingTask: TaskConfig<{ input: Input; output: object }> = {
  slug: SCHEDULED_TASK,
  handler: async ({ input, req }) => {
    const target = documentOfJob({ input })
    // Those of a release are in a queue of their own, which only the scheduler reads.
    if (target && !input.release) await inTransaction(req.payload, (own) => carryOut(own, input, target))
    return { output: {} }
  },
}
