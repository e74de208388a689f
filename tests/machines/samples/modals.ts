import type { MachineSamples } from '../samples.ts'

const open = (id: string, more: object = {}) => ({
  type: 'modal.open',
  id,
  viewportWidth: 390,
  scrollPosition: 120,
  ...more,
})

interface Stack {
  readonly lockedAt: number | null
  readonly stack: readonly { readonly id: string }[]
}

export const samples: MachineSamples = {
  events: [
    open('search'),
    open('trailer', { closing: 'stopVideo' }),
    open('account', { closable: false }),
    open('notice', { blocksScroll: false }),
    open('calendar', { viewportWidth: 700, maximumWidth: 600 }),
    ...['search', 'trailer', 'account', 'notice', 'calendar'].map((id) => ({ type: 'modal.close', id })),
    { type: 'modal.closeAll' },
    { type: 'page.navigate' },
    { type: 'signIn.require', signedIn: true, scrollPosition: 40 },
    { type: 'signIn.require', signedIn: false, scrollPosition: 40 },
  ],
  faults: ({ stack, lockedAt }: Stack) => [
    ...(new Set(stack.map(({ id }) => id)).size < stack.length ? ['a modal is in the stack twice'] : []),
    ...(stack.some(({ id }) => id === 'calendar') ? ['a modal on a screen too wide for it'] : []),
    ...(stack.length === 0 && lockedAt !== null ? ['a position to go back to, but no modal'] : []),
    ...(stack.length > 0 && lockedAt === null ? ['a window, but no position to go back to'] : []),
  ],
}
