import { announce } from './announce.ts'

export function followCopies(): void {
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
