/** What opens a window does what it does without script, if the window does not come: a link leads somewhere, a summary unfolds. */
export function followInstead(trigger: Element | null): void {
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href)
  else if (trigger?.parentElement instanceof HTMLDetailsElement) trigger.parentElement.open = true
}
