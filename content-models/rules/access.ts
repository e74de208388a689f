/** What a screening offers to visitors whom an ordinary one shuts out. */
export const accessNeeds = ['audio-description', 'captions', 'wheelchair', 'relaxed'] as const

export type AccessNeed = (typeof accessNeeds)[number]

/** Sources write the same thing in many ways: alone, or as the end of a version (`vf-sme`, `nl-hoh`). */
const meanings: Readonly<Record<AccessNeed, RegExp>> = {
  'audio-description': /^(?:.+-)?(?:ad|audio-?descri(?:ption|bed)|audiodescriptie|audiodeskription)$/,
  captions: /^(?:(?:.+-)?(?:st-?)?(?:sme|hoh|sdh|cc|captions?|captioned)|vfst|subtitled-deaf)$/,
  wheelchair: /^(?:pmr|wheelchair|rollstuhl|rolstoel)$/,
  relaxed: /^(?:relaxed(?:-.+)?|cine-relax|cine-ma-difference|sensory-friendly|prikkelarm)$/,
}

/** The need that one tag or version speaks of. */
export function needOf(tagOrVersion: string): AccessNeed | null {
  const slug = tagOrVersion.toLowerCase()
  return accessNeeds.find((need) => meanings[need].test(slug)) ?? null
}

/** The needs that a screening, or a day's screenings together, meet: always in the same order, each once. */
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

/** A visitor who needs two things needs both at once. */
export function meetsNeeds(needs: readonly AccessNeed[], offered: Parameters<typeof needsMet>[0]): boolean {
  if (needs.length === 0) return true
  const met = needsMet(offered)
  return needs.every((need) => met.includes(need))
}
