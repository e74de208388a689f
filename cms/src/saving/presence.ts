import type { Endpoint, PayloadRequest, Where } from 'payload'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { record, textOrNull, textsOf } from '../content/document-value.ts'
import { jsonResponse, refusedCall, sentValues } from '../json-calls.ts'
import { readable } from '../users/readable.ts'

const PREFERENCES = 'payload-preferences'
/** Milliseconds until a page counts as closed that no longer says that it is open. */
const GONE = 45_000

/** Somebody else who has a document open, and the language of the page. */
export interface Colleague {
  readonly name: string
  readonly language: Language | null
}

interface Here {
  readonly req: PayloadRequest
  readonly key: string
}

const ofUser = ({ req, key }: Here): Where => ({
  and: [
    { key: { equals: key } },
    { 'user.value': { equals: req.user?.id } },
    { 'user.relationTo': { equals: req.user?.collection } },
  ],
})

async function noteHere(here: Here, language: unknown): Promise<void> {
  const { req, key } = here
  const user = { relationTo: req.user?.collection, value: req.user?.id }
  const value = { language: isLanguage(language) ? language : null }
  const data = { user, key, value, updatedAt: new Date().toISOString() }
  await req.payload.db.upsert({ collection: PREFERENCES, where: ofUser(here), data, req })
}

async function colleagues({ req, key }: Here): Promise<readonly Colleague[]> {
  const { docs } = await req.payload.find({
    collection: PREFERENCES,
    where: {
      and: [
        { key: { equals: key } },
        { updatedAt: { greater_than: new Date(Date.now() - GONE).toISOString() } },
        { 'user.value': { not_equals: req.user?.id } },
      ],
    },
    depth: 1,
    pagination: false,
    sort: 'createdAt',
    req,
  })
  return docs.map((each) => {
    const { user, value } = record(each)
    const { name, email } = record(record(user).value)
    const { language } = record(value)
    return { name: textsOf([name, email])[0] ?? '', language: isLanguage(language) ? language : null }
  })
}

/**
 * POST `/api/{collection}/{id}/presence`: an open page says that it is there, and gets its `Colleague`s; with `left`, that it
 * is left. Preferences of Payload belong to a user, and so end with the account.
 */
export const presence = (slug: string): Endpoint => ({
  path: '/:id/presence',
  method: 'post',
  handler: async (req) => {
    const { language, left } = await sentValues(req)
    const id = textOrNull(req.routeParams?.id)
    if (!req.user) throw refusedCall('Unauthorized', 401)
    if (id === null || !(await readable(req, slug, id, { select: { site: true } })))
      throw refusedCall('Not found', 404)
    const here = { req, key: `presence ${slug} ${id}` }
    if (left === true) await req.payload.delete({ collection: PREFERENCES, where: ofUser(here), req })
    else await noteHere(here, language)
    return jsonResponse({ colleagues: left === true ? [] : await colleagues(here) })
  },
})
