const longTitle = 26
const longWord = 14

const wideWord = 9

/** Whether a word is too wide for a title beside a poster on a phone. */
export function hasWideWord(title: string): boolean {
  return title.split(/[\s\u00ad-]+/).some((word) => word.length > wideWord)
}

/** Whether a title needs the smaller of the two display sizes: many letters, or one word that would not fit a phone. */
export function isLongTitle(title: string): boolean {
  return title.length > longTitle || title.split(/[\s\u00ad-]+/).some((word) => word.length > longWord)
}
