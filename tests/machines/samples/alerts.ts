import type { MachineSamples } from '../samples.ts'

const alert = (more: object) => ({
  autoCloseId: null,
  title: 'Works',
  subtitle: null,
  level: 'warning',
  className: null,
  icon: null,
  closable: true,
  cta: null,
  ...more,
})

interface Queue {
  readonly queue: readonly { readonly autoCloseId: string | null }[]
}

export const samples: MachineSamples = {
  inputs: [{ autoClose: 10_000 }],
  events: [
    { type: 'alert.show', alert: alert({}) },
    { type: 'alert.show', alert: alert({ closable: false }) },
    { type: 'alert.show', alert: alert({ autoCloseId: 'limit' }) },
    { type: 'alert.dismiss' },
  ],
  faults: ({ queue }: Queue) => {
    const named = queue.flatMap(({ autoCloseId }) => autoCloseId ?? [])
    return new Set(named).size < named.length ? ['an alert queued twice'] : []
  },
}
