const longTitle = 26
const longWord = 14

const wideWord = 9

/** True if a word is too wide beside a poster on a phone. */
export function hasWideWord(title: string): boolean {
  return title.split(/[\s\u00ad-]+/).some((word) => word.length > wideWord)
}

/** True for many letters, or a word too wide for a phone: selects the smaller display size. */
export function isLongTitle(title: string): boolean {
  return title.length > longTitle || title.split(/[\s\u00ad-]+/).some((word) => word.length > longWord)
}
