import { announceOutcome, announceUnreached, closeLabel } from './announce.ts'
import { type Got, getPage, swapLive } from './page-swap.ts'

interface Parts {
  readonly dialog: HTMLDialogElement
  readonly title: HTMLHeadingElement
  readonly body: HTMLDivElement
}

function makeParts(): Parts {
  const dialog = document.createElement('dialog')
  dialog.className = 'modal console-modal'
  dialog.setAttribute('aria-labelledby', 'modal-title')
  dialog.setAttribute('aria-describedby', 'cell-effect cell-now')
  const bar = document.createElement('div')
  bar.className = 'modal__bar'
  const title = document.createElement('h2')
  title.id = 'modal-title'
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'btn btn--s'
  close.dataset.close = ''
  close.textContent = closeLabel()
  bar.append(title, close)
  const body = document.createElement('div')
  body.className = 'modal__body'
  dialog.append(bar, body)
  document.body.append(dialog)
  return { dialog, title, body }
}

const fieldsOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** True if closing would lose what was typed. */
const isTyped = (body: HTMLElement): boolean =>
  [...body.querySelectorAll('input, textarea')].some((field) =>
    field instanceof HTMLTextAreaElement
      ? field.value !== field.defaultValue
      : field instanceof HTMLInputElement &&
        (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  )

/** The first fault, else the current value, else what confirms. */
function focusIn(body: HTMLElement): void {
  const wrong = body.querySelector<HTMLElement>('[aria-invalid="true"]')
  const form =
    body.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    body.querySelector<HTMLElement>('input[type="radio"], textarea, [type="submit"]')
  const target = wrong ?? body.querySelector<HTMLElement>('[role="alert"]') ?? form ?? body
  if (target.matches('[role="alert"], .modal__body')) target.tabIndex = -1
  target.focus()
}

/** Opens a cell's page in a dialog over the table. */
export function createCellModal(): { open(address: string): Promise<void> } {
  let made: Parts | undefined
  let opener: string | null = null

  /** False if the page does not fit a dialog. */
  function fill({ dialog, title, body }: Parts, { page }: Got): boolean {
    const cell = page.getElementById('cell')
    if (!cell) return false
    title.textContent = page.querySelector('h1')?.textContent ?? ''
    body.replaceChildren(document.importNode(cell, true))
    body.scrollTop = 0
    if (!dialog.open) dialog.showModal()
    focusIn(body)
    return true
  }

  async function send(parts: Parts, form: HTMLFormElement): Promise<void> {
    const got = await getPage(form.action, { method: 'POST', body: fieldsOf(form) })
    if (fill(parts, got)) return
    // The form was not accepted, as by the sign-in of an ended session: the browser shows it, and nothing is done twice.
    if (!got.redirected) return form.submit()
    if (got.url.pathname !== location.pathname) return location.assign(got.url)
    parts.dialog.close()
    swapLive(got)
    if (opener) document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true })
    announceOutcome(got.page)
  }

  function listen(parts: Parts): void {
    const { dialog, body } = parts
    let began: EventTarget | null = null
    dialog.addEventListener('pointerdown', ({ target }) => {
      began = target
    })
    dialog.addEventListener('click', (event) => {
      const { target } = event
      if (!(target instanceof Element)) return
      // A selection that ends beside the dialog is a click on it too.
      const isBeside = target === dialog && began === dialog && !isTyped(body)
      if (!isBeside && !target.closest('[data-close]')) return
      event.preventDefault()
      dialog.close()
    })
    dialog.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
        body.querySelector('form')?.requestSubmit()
    })
    body.addEventListener('submit', (event) => {
      if (!(event.target instanceof HTMLFormElement)) return
      event.preventDefault()
      send(parts, event.target).catch(announceUnreached)
    })
  }

  return {
    async open(address) {
      const focused = document.activeElement
      opener =
        focused instanceof HTMLButtonElement
          ? `button[name="switch"][value="${CSS.escape(focused.value)}"]`
          : null
      const got = await getPage(address)
      if (!made) {
        made = makeParts()
        listen(made)
      }
      if (!fill(made, got)) location.assign(address)
    },
  }
}
