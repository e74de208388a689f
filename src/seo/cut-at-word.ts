/** Characters that search engines show of a description. */
const DESCRIPTION = 155

/** Cuts after the last whole word that fits, with an ellipsis. */
export function cutAtWord(text: string, length: number = DESCRIPTION): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  if (clean.length <= length) return clean
  const head = clean.slice(0, length)
  const end = head.lastIndexOf(' ')
  const cut = end > length / 2 ? head.slice(0, end) : head.slice(0, -1)
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`
}
