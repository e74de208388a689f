import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = {
  events: [
    { type: 'category.showAll', category: 'tickets' },
    { type: 'category.showAll', category: 'account' },
    { type: 'chat.check' },
    { type: 'page.navigate' },
  ],
  actors: {
    checkChat: { outputs: [[], ['hide_reason_no_agents_available'], ['schedule']], errors: ['no answer'] },
  },
  faults: ({ shown }: { readonly shown: readonly string[] }) =>
    new Set(shown).size < shown.length ? ['a category shown twice'] : [],
}
