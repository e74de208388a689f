import { type CollectionBeforeDeleteHook, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { labelsByPath } from '../content/field-labels.ts'
import { jsonResponse } from '../json-calls.ts'
import { translationReport } from '../search/translations.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { may } from '../users/access.ts'
import { languageName, siteName } from '../users/display-names.ts'
import { type Person, personOf } from '../users/person.ts'
import { readable } from '../users/readable.ts'
import { refusal } from '../users/refusals.ts'
import { collectionName } from './collection-name.ts'
import { csvOf } from './csv.ts'
import { runLinkCheck } from './run-link-check.ts'
import { reportsTexts } from './texts.ts'
import { filterFrom, lackingIn } from './translation-report.ts'
import { type Use, whereUsed } from './where-used.ts'

/** Documents that the user may read by name, with kind, site and labels of the fields; others as a number. */
export interface Uses {
  readonly seen: readonly (Use & { readonly kind: string })[]
  readonly elsewhere: number
}

function personIn(req: PayloadRequest): Person {
  const person = personOf(req.user)
  if (!person) throw new Forbidden(req.t)
  return person
}

const param = ({ searchParams }: PayloadRequest, name: string) => searchParams.get(name) ?? undefined

/** GET `/api/reports/translations.csv?site=&language=`: the report of missing translations. */
const translations: Endpoint = {
  path: '/reports/translations.csv',
  method: 'get',
  handler: async (req) => {
    personIn(req)
    const uiLanguage = interfaceLanguage(req)
    const t = reportsTexts.t(uiLanguage)
    const filter = filterFrom((name) => param(req, name))
    const lines = (await translationReport(req, uiLanguage, filter)).flatMap((row) =>
      lackingIn(row, filter).map((each) => [
        siteName(row.site, uiLanguage),
        collectionName(req, row.collection),
        row.title,
        languageName(each.language, uiLanguage),
        t(each.state),
        `${req.payload.config.serverURL}/admin/collections/${row.collection}/${row.id}?locale=${each.language}`,
      ]),
    )
    const head = [t('site'), t('kind'), t('document'), t('language'), t('state'), t('address')]
    return new Response(csvOf([head, ...lines]), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="translations.csv"',
        'cache-control': 'no-store',
      },
    })
  },
}

/**
 * POST `/api/reports/links/check`: starts a check of all links, for users who may write; 409 while one is
 * running.
 */
const linkCheck = (siteUrl: string): Endpoint => ({
  path: '/reports/links/check',
  method: 'post',
  handler: async (req) => {
    const { role } = personIn(req)
    if (role !== 'admin' && role !== 'editor') throw new Forbidden(req.t)
    const run = await runLinkCheck(req.payload, { siteUrl })
    return jsonResponse({ result: run ? 'begun' : 'running' }, run ? 202 : 409)
  },
})

async function usesFor(req: PayloadRequest, collection: string, id: number | string): Promise<Uses> {
  const person = personIn(req)
  const all = await whereUsed(req, { collection, id }, interfaceLanguage(req))
  const seen = all.filter(({ site }) => may(person, 'read', { site }))
  return {
    seen: seen.map((use) => {
      const names = [
        collectionName(req, use.collection),
        use.site && siteName(use.site, interfaceLanguage(req)),
      ]
      const { flattenedFields = [] } = req.payload.collections[use.collection]?.config ?? {}
      const labels = labelsByPath(flattenedFields, req.i18n)
      return {
        ...use,
        kind: names.filter((name) => name !== null).join(', '),
        fields: use.fields.map((path) => labels.get(path) || path),
      }
    }),
    elsewhere: all.length - seen.length,
  }
}

/** GET `/api/reports/where-used?collection=&id=`: documents that refer to one. */
const used: Endpoint = {
  path: '/reports/where-used',
  method: 'get',
  handler: async (req) => {
    const [collection, id] = [param(req, 'collection'), param(req, 'id')]
    if (!collection || !id || !(await readable(req, collection, id))) throw new Forbidden(req.t)
    return jsonResponse(await usesFor(req, collection, id))
  },
}

export const reportCalls = (siteUrl: string): Endpoint[] => [translations, linkCheck(siteUrl), used]

const NAMED = 5

/** Refuses to delete a document in use and says where it is used; this process is exempt. */
export const refuseDeletingUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!personOf(req.user)) return
  const { seen, elsewhere } = await usesFor(req, collection.slug, id)
  if (seen.length + elsewhere === 0) return
  const more = seen.length - NAMED
  const titles = [
    ...seen.slice(0, NAMED).map(({ kind, title }) => `${title} (${kind})`),
    ...(more > 0 ? [`+ ${more}`] : []),
  ]
  throw refusal(
    req,
    (language) => {
      const t = reportsTexts.t(language)
      const others = elsewhere > 0 ? [t('elsewhere', { count: elsewhere })] : []
      return t('inUse', { titles: [...titles, ...others].join(', ') })
    },
    409,
  )
}
