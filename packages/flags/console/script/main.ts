import { rememberZone } from '@marquee/forms/zone-cookie.ts'
import { hasWords } from '../forms/has-words.ts'
import { announce } from './announce.ts'
import { createCellModal } from './cell-modal.ts'
import { followChanges } from './follow.ts'
import { followFilters } from './live-filters.ts'
import { shownRevision } from './page-swap.ts'

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

function followCopies(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null
    if (!button) return
    const { copy = '', copied = '', selected = '' } = button.dataset
    const field = document.getElementById(copy)
    if (!(field instanceof HTMLTextAreaElement)) return
    field.select()
    navigator.clipboard.writeText(field.value).then(
      () => announce(copied, { shown: true }),
      // The clipboard needs https or localhost; the selection can be copied by hand.
      () => announce(selected, { shown: true }),
    )
  })
}

/** Shows only the items that have the typed words; what is ticked is sent all the same. */
function followFinder(field: HTMLInputElement): void {
  const items = document.querySelectorAll<HTMLElement>(field.dataset.finds ?? '')
  const find = () => {
    for (const item of items) item.hidden = !hasWords(item.textContent, field.value)
  }
  field.addEventListener('input', find)
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
  })
  find()
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
