/** Fallback if a modal does not load: follows the link or unfolds the summary, as without script. */
export function followInstead(trigger: Element | null): void {
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href)
  else if (trigger?.parentElement instanceof HTMLDetailsElement) trigger.parentElement.open = true
}
