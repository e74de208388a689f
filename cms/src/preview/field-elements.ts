'use client'

/** Payload names inputs by their path, with two underscores for a dot, and rich texts by an attribute. */
const PREFIX = 'field-'

/** The path of the field that an element of the form belongs to. */
export function pathOfElement(element: Element | null): string | undefined {
  const richText = element?.closest<HTMLElement>('[data-field-path]')?.dataset.fieldPath
  const name = element?.id.startsWith(PREFIX) ? element.id.slice(PREFIX.length) : undefined
  return richText ?? name?.replaceAll('__', '.')
}

function elementOf(path: string): HTMLElement | undefined {
  const richText = `[data-field-path="${CSS.escape(path)}"] [contenteditable]`
  return (
    globalThis.document.getElementById(PREFIX + path.replaceAll('.', '__')) ??
    globalThis.document.querySelector<HTMLElement>(richText) ??
    undefined
  )
}

/** Opens the folded parts of the form around a field, and puts the focus into it. */
export function focusField(path: string): void {
  const element = elementOf(path)
  if (!element) return
  for (let folded = element.closest('.collapsible--collapsed'); folded; ) {
    folded.querySelector<HTMLElement>('.collapsible__toggle')?.click()
    folded = folded.parentElement?.closest('.collapsible--collapsed') ?? null
  }
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
