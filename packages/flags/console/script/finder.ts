import { hasWords } from '../forms/has-words.ts'

/** Shows only the items that have the typed words; what is ticked is sent all the same. */
export function followFinder(field: HTMLInputElement): void {
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
