import type { PayloadRequest } from 'payload'
import { hyphenated } from '#models/rules/plain-letters.ts'
import { isReserved } from '#models/rules/reserved-slugs.ts'
import { recordsOf, type UnknownRecord } from './document-value.ts'
import type { EditorialKind } from './editorial-kind.ts'

/** Other languages write these letters as the plain ones. */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const MAX = 120

/** A slug from a title: `Le son de la neige` → `le-son-de-la-neige`; empty if it has no letter or digit. */
export function wordOfAddress(title: string, language?: string | null): string {
  const word = title.toLowerCase().normalize('NFC')
  const own = language === 'de' ? word.replace(/[äöü]/g, (letter) => germanLetters[letter] ?? letter) : word
  return hyphenated(own).slice(0, MAX).replace(/-$/, '')
}

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export type SlugFault = 'slugForm' | 'slugReserved'

export function slugFault(slug: string): SlugFault | undefined {
  if (!form.test(slug) || slug.length > 200) return 'slugForm'
  return isReserved(slug) ? 'slugReserved' : undefined
}

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
