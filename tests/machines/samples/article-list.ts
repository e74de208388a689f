import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = {
  // `nextArticleList` resolves the state of a list that is filtered by its address.
  inputs: [{ type: null, page: 1 }],
  events: [
    { type: 'type.toggle', articleType: 'news' },
    { type: 'type.toggle', articleType: 'event' },
    { type: 'page.choose', page: 2 },
    { type: 'page.choose', page: 0 },
    { type: 'page.choose', page: 1.5 },
  ],
  faults: ({ page }: { readonly page: number }) =>
    page >= 1 && Number.isInteger(page) ? [] : [`page ${page}`],
}
