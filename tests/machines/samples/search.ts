import type { MachineSamples } from '../samples.ts'

const hit = (group: string, number: number) => ({
  group,
  title: `${group} ${number}`,
  href: `/${group}/${number}`,
  line: null,
  picture: null,
  external: false,
})

const visited = (url: string) => ({ title: url, subtitle: null, url, route: url })

const limits = {
  minimumLength: 3,
  debounce: 300,
  history: 3,
  preview: { shows: 1, cinemas: 1, offers: 1, news: 1, help: 1 },
}

export const samples: MachineSamples = {
  inputs: [
    { limits, helpCentre: true },
    { limits, helpCentre: false },
  ],
  events: [
    { type: 'query.type', query: 'ti' },
    { type: 'query.type', query: 'Tide' },
    { type: 'query.type', query: 'tide ' },
    { type: 'query.submit' },
    { type: 'search.retry' },
    { type: 'group.expand', group: 'shows' },
    { type: 'group.expand', group: 'news' },
    { type: 'group.collapse' },
    ...['/a', '/b'].map((url) => ({ type: 'result.follow', item: visited(url) })),
  ],
  actors: {
    searchAll: { outputs: [[], [hit('shows', 1), hit('shows', 2)]], errors: ['no answer'] },
    searchHelp: { outputs: [[hit('help', 1)]], errors: ['no answer'] },
    readHistory: { outputs: [['/a', '/a', '/b', '/c', '/d'].map(visited)], errors: ['no storage'] },
  },
}
