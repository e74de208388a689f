import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { isExhaustive } from '../../tests/scope.ts'
import { record, type UnknownRecord } from '../src/content/document-value.ts'
import type { EditorialKind } from '../src/content/editorial-kind.ts'
import { dataIn, documentFrom, type Readers } from '../src/content/from-wire.ts'
import { editorialKinds } from '../src/content/kinds.ts'
import { createHtmlReader } from '../src/content/rich-text.ts'
import { textOf } from '../src/content/to-wire.ts'
import { openCms } from './cms.ts'
import { demoTexts } from './demo-content.ts'
import { cmsOfFile } from './users.ts'

const { cms } = cmsOfFile(await openCms())
const readers: Readers = { richText: await createHtmlReader(cms.payload.config), picture: () => null }

const SITE = 'ch'
const languages = sites[SITE].languages
/** The documents with the most to store; the exhaustive run has more of them. */
const richest = (kind: EditorialKind) =>
  demoTexts(kind, SITE)
    .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
    .slice(0, isExhaustive ? 5 : 1)
const kinds = editorialKinds.filter((kind) => demoTexts(kind, SITE).length > 0)

/** A document saved language by language, and read in all of them. */
async function stored(kind: (typeof kinds)[number], document: UnknownRecord): Promise<UnknownRecord> {
  const { payload } = cms
  const [first, ...others] = languages
  const made = await payload.create({
    collection: kind.slug,
    locale: first,
    data: { ...dataIn(kind, document, first), _status: 'published' } as never,
  })
  for (const locale of others) {
    await payload.update({
      collection: kind.slug,
      id: made.id,
      locale,
      data: { ...dataIn(kind, document, locale), _status: 'published' } as never,
    })
  }
  return record(await payload.findByID({ collection: kind.slug, id: made.id, locale: 'all', depth: 1 }))
}

test.each(kinds)('$slug are read as they were written, in every language', async (kind) => {
  for (const item of richest(kind)) {
    const document = documentFrom(kind, item, readers)
    const read = await stored(kind, document)
    for (const language of languages)
      expect(textOf(kind, read, language), `${item.id} in ${language}`).toEqual(
        textOf(kind, document, language),
      )
  }
})
