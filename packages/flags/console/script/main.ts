import { createCellModal } from './cell-modal.ts'
import { followCopies } from './copy.ts'
import { followFinder } from './finder.ts'
import { followChanges } from './follow.ts'
import { followFilters } from './live-filters.ts'
import { shownRevision } from './page-swap.ts'
import { rememberZone } from './zone.ts'

/** Null if the target is no cell. */
function modalAddress(event: MouseEvent): string | null {
  const { target } = event
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
    return null
  const link = target.closest<HTMLAnchorElement>('a[data-modal]')
  if (link) return link.href
  const control = target.closest<HTMLButtonElement>('button[name="switch"]')
  if (!control?.form) return null
  const address = new URL(control.form.action)
  address.search = new URLSearchParams([
    ...[...new FormData(control.form)].map(([name, value]) => [name, String(value)]),
    ['switch', control.value],
  ]).toString()
  return address.href
}

document.documentElement.dataset.script = ''
const cells = createCellModal()

document.addEventListener('click', (event) => {
  const address = modalAddress(event)
  if (address === null) return
  event.preventDefault()
  // A failure navigates, so that the browser shows the error.
  cells.open(address).catch(() => location.assign(address))
})

rememberZone()
followCopies()
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filters]')) followFilters(form)
for (const field of document.querySelectorAll<HTMLInputElement>('input[data-finds]')) followFinder(field)

const here = new URL(location.href)
const outcomes = ['done', 'same', 'undone', 'changed', 'scheduled', 'off'].filter((name) =>
  here.searchParams.has(name),
)
if (outcomes.length > 0) {
  for (const name of outcomes) here.searchParams.delete(name)
  history.replaceState(null, '', here)
}

if (shownRevision() !== undefined) followChanges()
