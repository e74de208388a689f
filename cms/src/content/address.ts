import type { PayloadRequest } from 'payload'
import { recordsOf, type UnknownRecord } from './document-value.ts'
import type { EditorialKind } from './editorial-kind.ts'

interface SlugQuery {
  readonly site: string
  /** Undefined for a new document. */
  readonly id: number | string | undefined
  readonly req: PayloadRequest
}

/** The other document of the site that has this slug in the request's language. */
export async function holderOf(
  kind: EditorialKind,
  slug: string,
  { site, id, req }: SlugQuery,
): Promise<UnknownRecord | undefined> {
  const found = await req.payload.find({
    collection: kind.slug,
    where: {
      and: [
        { site: { equals: site } },
        { slug: { equals: slug } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    locale: req.locale === 'all' ? undefined : req.locale,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  })
  return recordsOf(found.docs)[0]
}

/** The first of `word`, `word-2`, `word-3` … that is not taken. */
export async function firstFree(word: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? word : `${word}-${number}`
    if (!(await isTaken(name))) return name
  }
}
