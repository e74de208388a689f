/**
 * Compiled into the page of an order with a seat plan (`?script`): arrow keys move in the plan, which begins at the proposed
 * seats, and the seats, their number and the total follow the choice. Options are data attributes of its script element: `totals` (JSON, by
 * number of seats) and `most`.
 */
const { totals: known = '[]', most = '1' } = document.currentScript?.dataset ?? {}
const totals = JSON.parse(known) as readonly string[]
const plan = document.querySelector<HTMLElement>('.seats__plan')
const chosen = document.querySelector<HTMLElement>('[data-chosen]')
const total = document.querySelector<HTMLElement>('[data-total]')
const count = document.querySelector<HTMLSelectElement>('select[name="seats"]')
const rows = [...(plan?.querySelectorAll<HTMLElement>('.seats__row') ?? [])].map((row) => [
  ...row.querySelectorAll<HTMLInputElement>('input'),
])
const boxes = rows.flat()
const wheelchair = document.querySelector<HTMLInputElement>('input[name="wheelchair"]')
/** Seats that nobody has chosen yet: the first other seat replaces them. */
let proposed = wheelchair?.checked ? [] : boxes.filter(({ checked }) => checked)

plan?.setAttribute('role', 'grid')
for (const row of plan?.querySelectorAll('.seats__row') ?? []) {
  row.setAttribute('role', 'row')
  row.querySelector('.seats__name')?.setAttribute('role', 'rowheader')
  for (const cell of row.querySelectorAll('.seats__seat')) cell.setAttribute('role', 'gridcell')
}

/** One stop of the Tab key. */
function enter(box: HTMLInputElement | undefined): void {
  if (!box) return
  for (const each of boxes) each.tabIndex = each === box ? 0 : -1
}

const isFree = (box: HTMLInputElement) => !box.disabled
const nearest = (row: readonly HTMLInputElement[], at: number) =>
  row.filter(isFree).sort((a, b) => Math.abs(row.indexOf(a) - at) - Math.abs(row.indexOf(b) - at))[0]

function neighbour(box: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const depth = rows.findIndex((row) => row.includes(box))
  const row = rows[depth] ?? []
  const at = row.indexOf(box)
  if (key === 'ArrowLeft') return row.slice(0, at).findLast(isFree)
  if (key === 'ArrowRight') return row.slice(at + 1).find(isFree)
  if (key === 'Home') return row.find(isFree)
  if (key === 'End') return row.findLast(isFree)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const others = key === 'ArrowUp' ? rows.slice(0, depth).toReversed() : rows.slice(depth + 1)
  const next = others.find((each) => each.some(isFree))
  return next && nearest(next, at)
}

plan?.addEventListener('keydown', (event) => {
  const next = event.target instanceof HTMLInputElement ? neighbour(event.target, event.key) : undefined
  if (!next) return
  event.preventDefault()
  enter(next)
  next.focus()
})

plan?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  enter(target)
  if (target.checked) for (const each of proposed) each.checked = false
  proposed = []
  if (boxes.filter(({ checked }) => checked).length > Number(most)) target.checked = false
  const seats = boxes.filter(({ checked }) => checked).map(({ value }) => value)
  if (chosen) chosen.textContent = seats.join(', ') || '–'
  if (seats.length === 0) return
  if (count) count.value = String(seats.length)
  if (total) total.textContent = totals[seats.length] ?? ''
})

/** Other seats are proposed for another number of seats, and for a wheelchair. */
function propose(): void {
  const update = document.querySelector<HTMLButtonElement>('button[name="update"]')
  update?.form?.requestSubmit(update)
}

count?.addEventListener('change', propose)
wheelchair?.addEventListener('change', propose)

const first = boxes.find(({ checked }) => checked) ?? boxes.find(isFree)
enter(first)
if (plan && first) plan.scrollLeft = first.offsetLeft - plan.clientWidth / 2
