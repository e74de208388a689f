import { assign, fromPromise, not, type SnapshotFrom, setup } from 'xstate'
import type { SearchHistoryItem } from '../content-models/search.ts'
import type { SearchGroup, SearchHit } from '../src/page-models/search.ts'

/**
 * The search window. Three independent parts:
 *
 * - `box`: what is asked. `idle` while the box holds less than the shortest question: nothing is sent. Typing leads to `waiting`, which begins
 *   again with every letter; after `debounce`, or at once on `query.submit`, the question is `asking` both searches side by side: `all` and,
 *   where the site has a help centre, `help`. Each is `loading`, then `found` or `failed` on its own, so that one stands while the other fails;
 *   `search.retry` asks those that failed once more. Typing on ends both of them: a late answer is nobody's and never replaces a newer one.
 *   The hits of the question before stay until the new ones come. A text that asks for the same (another blank, an accent, a capital) asks nothing.
 * - `view`: the `overview` with the first hits of each group, or one group `expanded` to all of its hits. Another question leads back.
 * - `history`: `reading` what was kept, then `known`. `result.follow` puts what is opened in front: the newest first, each address once. What is
 *   followed before the history is known is not remembered, for it would replace what was kept.
 *
 * Groups stand in this order: shows, cinemas, cities, experiences, offers, news, pages of the site, help.
 */

const groups = [
  'shows',
  'cinemas',
  'cities',
  'experiences',
  'offers',
  'news',
  'pages',
  'help',
] as const satisfies readonly SearchGroup[]

export interface SearchLimits {
  readonly minimumLength: number
  /** Milliseconds. */
  readonly debounce: number
  readonly history: number
  /** Hits of a group in the overview. */
  readonly preview: Readonly<Record<SearchGroup, number>>
}

interface SearchInput {
  readonly limits: SearchLimits
  readonly helpCentre: boolean
}

interface SearchContext extends SearchInput {
  /** As it stands in the box. */
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly helpHits: readonly SearchHit[]
  readonly expanded: SearchGroup | null
  readonly history: readonly SearchHistoryItem[]
}

type SearchEvent =
  | { readonly type: 'query.type'; readonly query: string }
  | { readonly type: 'query.submit' }
  | { readonly type: 'search.retry' }
  | { readonly type: 'group.expand'; readonly group: SearchGroup }
  | { readonly type: 'group.collapse' }
  | { readonly type: 'result.follow'; readonly item: SearchHistoryItem }

/** What a text asks for: without accents, capitals and needless blanks. */
export const questionOf = (query: string): string =>
  query
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()

const hitsIn = ({ hits, helpHits }: SearchContext, group: SearchGroup) =>
  [...hits, ...helpHits].filter((hit) => hit.group === group)

const distinct = (items: readonly SearchHistoryItem[], most: number) =>
  items.filter(({ url }, index) => items.findIndex((other) => other.url === url) === index).slice(0, most)

const notConnected = () => Promise.reject(new Error('No search is connected'))

const retry = { 'search.retry': 'loading' } as const
const toQuestion = ({ context }: { readonly context: SearchContext }) => ({
  question: questionOf(context.query),
})

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    tags: {} as 'failed all' | 'failed help',
  },
  actors: {
    searchAll: fromPromise<readonly SearchHit[], { question: string }>(notConnected),
    searchHelp: fromPromise<readonly SearchHit[], { question: string }>(notConnected),
    readHistory: fromPromise<readonly SearchHistoryItem[]>(notConnected),
  },
  delays: { debounce: ({ context }) => context.limits.debounce },
  guards: {
    isLongEnough: ({ context, event }) =>
      event.type === 'query.type' && questionOf(event.query).length >= context.limits.minimumLength,
    asksTheSame: ({ context, event }) =>
      event.type === 'query.type' && questionOf(event.query) === questionOf(context.query),
    hasHelpCentre: ({ context }) => context.helpCentre,
    hasMoreHits: ({ context, event }) =>
      event.type === 'group.expand' &&
      hitsIn(context, event.group).length > context.limits.preview[event.group],
  },
  actions: {
    setQuery: assign(({ event }) => (event.type === 'query.type' ? { query: event.query } : {})),
    keepHits: assign((_, { hits }: { hits: readonly SearchHit[] }) => ({ hits })),
    keepHelpHits: assign((_, { hits }: { hits: readonly SearchHit[] }) => ({ helpHits: hits })),
    dropHits: assign({ hits: [] }),
    dropHelpHits: assign({ helpHits: [] }),
    expand: assign(({ event }) => (event.type === 'group.expand' ? { expanded: event.group } : {})),
    collapse: assign({ expanded: null }),
    recall: assign(({ context }, { items }: { items: readonly SearchHistoryItem[] }) => ({
      history: distinct(items, context.limits.history),
    })),
    remember: assign(({ context, event }) =>
      event.type === 'result.follow'
        ? { history: distinct([event.item, ...context.history], context.limits.history) }
        : {},
    ),
    keepHistory: (_, __: { items: readonly SearchHistoryItem[] }) => {},
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ ...input, query: '', hits: [], helpHits: [], expanded: null, history: [] }),
  type: 'parallel',
  states: {
    box: {
      initial: 'idle',
      on: {
        'query.type': [
          { guard: 'asksTheSame', actions: 'setQuery' },
          { guard: 'isLongEnough', target: '.waiting', actions: 'setQuery' },
          { target: '.idle', actions: ['setQuery', 'dropHits', 'dropHelpHits'] },
        ],
      },
      states: {
        idle: {},
        waiting: { after: { debounce: 'asking' }, on: { 'query.submit': 'asking' } },
        asking: {
          type: 'parallel',
          states: {
            all: {
              initial: 'loading',
              states: {
                loading: {
                  invoke: {
                    src: 'searchAll',
                    input: toQuestion,
                    onDone: {
                      target: 'found',
                      actions: { type: 'keepHits', params: ({ event }) => ({ hits: event.output }) },
                    },
                    onError: { target: 'failed', actions: 'dropHits' },
                  },
                },
                found: {},
                failed: { tags: 'failed all', on: retry },
              },
            },
            help: {
              initial: 'choosing',
              states: {
                choosing: { always: [{ guard: 'hasHelpCentre', target: 'loading' }, { target: 'absent' }] },
                absent: {},
                loading: {
                  invoke: {
                    src: 'searchHelp',
                    input: toQuestion,
                    onDone: {
                      target: 'found',
                      actions: { type: 'keepHelpHits', params: ({ event }) => ({ hits: event.output }) },
                    },
                    onError: { target: 'failed', actions: 'dropHelpHits' },
                  },
                },
                found: {},
                failed: { tags: 'failed help', on: retry },
              },
            },
          },
        },
      },
    },
    view: {
      initial: 'overview',
      states: {
        overview: { on: { 'group.expand': { guard: 'hasMoreHits', target: 'expanded', actions: 'expand' } } },
        expanded: {
          exit: 'collapse',
          on: {
            'group.collapse': 'overview',
            'query.type': { guard: not('asksTheSame'), target: 'overview' },
          },
        },
      },
    },
    history: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'readHistory',
            onDone: {
              target: 'known',
              actions: { type: 'recall', params: ({ event }) => ({ items: event.output }) },
            },
            onError: 'known',
          },
        },
        known: {
          on: {
            'result.follow': {
              actions: [
                'remember',
                { type: 'keepHistory', params: ({ context }) => ({ items: context.history }) },
              ],
            },
          },
        },
      },
    },
  },
})

export interface FoundGroup {
  readonly group: SearchGroup
  /** Those in view. */
  readonly hits: readonly SearchHit[]
  /** All that were found. */
  readonly count: number
}

/** The groups that have hits, as the view shows them: their first ones, or all of the one that is expanded. */
export function groupsOf({
  context,
}: Pick<SnapshotFrom<typeof searchMachine>, 'context'>): readonly FoundGroup[] {
  const { expanded, limits } = context
  return groups.flatMap((group) => {
    const found = hitsIn(context, group)
    if (found.length === 0 || (expanded !== null && expanded !== group)) return []
    return [
      { group, hits: expanded === null ? found.slice(0, limits.preview[group]) : found, count: found.length },
    ]
  })
}

export type SearchOutcome = 'idle' | 'loading' | 'found' | 'nothing' | 'failed'

/** What is to be said of the question. The help centre stands last: the rest does not wait for it. */
export function outcomeOf(snapshot: SnapshotFrom<typeof searchMachine>): SearchOutcome {
  if (snapshot.matches({ box: 'idle' })) return 'idle'
  if (snapshot.matches({ box: 'waiting' }) || snapshot.matches({ box: { asking: { all: 'loading' } } }))
    return 'loading'
  if (groupsOf(snapshot).length > 0) return 'found'
  if (snapshot.matches({ box: { asking: { help: 'loading' } } })) return 'loading'
  return snapshot.matches({ box: { asking: { all: 'failed' } } }) ? 'failed' : 'nothing'
}

/** The searches that did not answer. */
export const failedSearches = (snapshot: SnapshotFrom<typeof searchMachine>): readonly ('all' | 'help')[] =>
  (['all', 'help'] as const).filter((source) => snapshot.hasTag(`failed ${source}`))
