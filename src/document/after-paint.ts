/** Runs after the next paint, so that the paint does not wait for it; at once in a page that is not painted. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
