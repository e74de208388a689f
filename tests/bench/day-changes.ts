import pg from 'pg'
import { type SiteId, sites } from '#config/sites.ts'
import type { DocumentState } from '#models/document-state.ts'
import { documentRequest, newsText, state } from '../contracts/publishing/messages.ts'
import type { SiteCatalogue } from './day-catalogue.ts'
import type { Update } from './day-model.ts'
import type { DayStack } from './day-stack.ts'

export interface DayChanges {
  make(update: Update): Promise<void>
  close(): Promise<void>
}

type Document = Partial<DocumentState> & Pick<DocumentState, 'kind'>

/** Publishes as the content management system does, and announces an import as its command does. */
export async function openChanges(
  { databaseUrl, sitePorts }: DayStack,
  catalogues: ReadonlyMap<SiteId, SiteCatalogue>,
): Promise<DayChanges> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let count = 0

  function documentOf({ what, site }: Update, number: number): Document {
    const [language] = sites[site].languages
    const textOf = (slug: string, fields: Record<string, unknown>) => ({
      [language]: { slug, fields, formerSlugs: [] },
    })
    if (what === 'news')
      return { kind: 'news', id: `day-${number}`, published: { [language]: newsText(`day-${number}`) } }
    if (what === 'push')
      return { kind: 'home-push', id: 'day', published: textOf('day', { title: `Push ${number}` }) }
    const slug = catalogues.get(site)?.get('show')?.[0]?.[0]?.slug ?? ''
    return { kind: 'show', id: slug, mode: 'enrichment', published: textOf(slug, { flag: `No. ${number}` }) }
  }

  /** The next process gets the message if one is being replaced. */
  const publish = (body: DocumentState) =>
    sitePorts
      .map((port) => () => fetch(documentRequest(body, {}, `http://127.0.0.1:${port}`)))
      .reduce((first, second) => () => first().catch(second))()

  return {
    async make(update) {
      count += 1
      if (update.what === 'programme') {
        const change = JSON.stringify({ site: update.site, tags: ['*'] })
        await client.query('select pg_notify($1, $2)', ['marquee_content', change])
        return
      }
      const body = state(Date.now(), { site: update.site, ...documentOf(update, count) })
      const response = await publish(body)
      if (!response.ok) throw new Error(`Not published: ${response.status} ${await response.text()}`)
    },
    close: () => client.end(),
  }
}
