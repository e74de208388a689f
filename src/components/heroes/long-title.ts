const longTitle = 26
const longWord = 14

/** Whether a title needs the smaller of the two display sizes: many letters, or one word that would not fit a phone. */
export function isLongTitle(title: string): boolean {
  return title.length > longTitle || title.split(/[\s\u00ad-]+/).some((word) => word.length > longWord)
}
