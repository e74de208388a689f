import { announce } from './announce.ts'

export function followCopies(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null
    const field = button && document.getElementById(button.dataset.copy ?? '')
    if (!(field instanceof HTMLTextAreaElement)) return
    field.select()
    navigator.clipboard.writeText(field.value).then(
      () => announce('The link is copied.', { shown: true }),
      // The clipboard needs https or localhost; the selection can be copied by hand.
      () => announce('It is selected: copy it with your keyboard.', { shown: true }),
    )
  })
}
