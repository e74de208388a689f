import { isReserved } from '../../../content-models/rules/reserved-slugs.ts'

const letters: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }
const MAX = 120

/** A slug from a title: `Le son de la neige` → `le-son-de-la-neige`; empty if it has no letter or digit. */
export function wordOfAddress(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[ßœæøł]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX)
    .replace(/^-|-$/g, '')
}

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export type SlugFault = 'slugForm' | 'slugReserved'

export function slugFault(slug: string): SlugFault | undefined {
  if (!form.test(slug) || slug.length > 200) return 'slugForm'
  return isReserved(slug) ? 'slugReserved' : undefined
}
