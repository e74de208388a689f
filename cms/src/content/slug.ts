import { isReserved } from '../../../content-models/rules/reserved-slugs.ts'

const letters: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }
/** Other languages write these letters as the plain ones. */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const MAX = 120

/** A slug from a title: `Le son de la neige` → `le-son-de-la-neige`; empty if it has no letter or digit. */
export function wordOfAddress(title: string, language?: string | null): string {
  const known = language === 'de' ? { ...letters, ...germanLetters } : letters
  const plain = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ßœæøłäöü]/g, (letter) => known[letter] ?? letter)
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
