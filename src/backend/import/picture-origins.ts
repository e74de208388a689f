import type { Collected } from './collect.ts'

const pictureField = /poster|background|backdrop|image|picture|logo|snapshot|thumbnail|^img$/i

/** Origins of all pictures in the items, for the site's content security policy. */
export function pictureOrigins(collected: Collected): string[] {
  const origins = new Set<string>()
  for (const { items } of collected.items.values()) for (const { base } of items) gather(base, false, origins)
  return [...origins].sort()
}

function gather(value: unknown, isPicture: boolean, origins: Set<string>): void {
  if (typeof value === 'string') {
    if (isPicture && /^https?:\/\//i.test(value) && URL.canParse(value)) origins.add(new URL(value).origin)
  } else if (Array.isArray(value)) {
    for (const inner of value) gather(inner, isPicture, origins)
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) gather(inner, isPicture || pictureField.test(field), origins)
  }
}
