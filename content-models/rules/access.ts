/** Accessibility features of a showtime. */
export const accessNeeds = ['audio-description', 'captions', 'wheelchair', 'relaxed'] as const

export type AccessNeed = (typeof accessNeeds)[number]

/** Sources write them alone, or as the end of a version (`vf-sme`, `nl-hoh`). */
const meanings: Readonly<Record<AccessNeed, RegExp>> = {
  'audio-description': /^(?:.+-)?(?:ad|audio-?descri(?:ption|bed)|audiodescriptie|audiodeskription)$/,
  captions: /^(?:(?:.+-)?(?:st-?)?(?:sme|hoh|sdh|cc|captions?|captioned)|vfst|subtitled-deaf)$/,
  wheelchair: /^(?:pmr|wheelchair|rollstuhl|rolstoel)$/,
  relaxed: /^(?:relaxed(?:-.+)?|cine-relax|cine-ma-difference|sensory-friendly|prikkelarm)$/,
}

/** A site has some dozens of tags and versions; a list reads them for every day of every cinema. */
const knownNeeds = new Map<string, AccessNeed | null>()
const MOST_KNOWN = 5_000

export function needOf(tagOrVersion: string): AccessNeed | null {
  const known = knownNeeds.get(tagOrVersion)
  if (known !== undefined) return known
  const slug = tagOrVersion.toLowerCase()
  const need = accessNeeds.find((candidate) => meanings[candidate].test(slug)) ?? null
  if (knownNeeds.size < MOST_KNOWN) knownNeeds.set(tagOrVersion, need)
  return need
}

/** Needs in a fixed order, without duplicates. */
export function needsMet({
  tags,
  versions,
}: {
  readonly tags: readonly string[]
  readonly versions: readonly string[]
}): readonly AccessNeed[] {
  const met = new Set([...tags, ...versions].map(needOf))
  return accessNeeds.filter((need) => met.has(need))
}

/** Requires all needs at once. */
export function meetsNeeds(needs: readonly AccessNeed[], offered: Parameters<typeof needsMet>[0]): boolean {
  if (needs.length === 0) return true
  const met = needsMet(offered)
  return needs.every((need) => met.includes(need))
}
