import { showBadge } from './badge.ts'

let text: HTMLElement | undefined

/** Says on the page that it goes on with machines as they were before a change: an actor keeps its chart. */
export function showOutdated(machines: readonly string[]): void {
  if (!text) {
    text = document.createElement('p')
    const reload = document.createElement('button')
    reload.textContent = 'Reload'
    reload.addEventListener('click', () => location.reload())
    showBadge('Changed machines', text, reload)
  }
  text.textContent = `Changed, but this page goes on with the former ${machines.join(', ')}.`
}
