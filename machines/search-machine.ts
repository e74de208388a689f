import { assertEvent, assign, fromPromise, not, type SnapshotFrom, setup } from 'xstate'
import type { SearchHistoryItem } from '#models/search.ts'
import type { SearchGroup, SearchHit } from '../src/page-models/search.ts'
import { unconnected } from './unconnected.ts'

/**
 * The search modal. Three independent regions:
 *
 * - `box`: the query. `idle` below the minimum length. Typing leads to `waiting`, which restarts with every letter; after `debounce`, or on
 *   `query.submit`, `searching` runs both searches in parallel: `all` and, if the site has a help centre, `help`. Each is `loading`, then `found`
 *   or `failed` on its own; `search.retry` repeats the failed ones. Typing on cancels both, so a late response never replaces a newer one. The
 *   previous hits stay until new ones arrive. A change that does not alter the normalized query (a space, an accent, a capital) sends nothing.
 * - `view`: the `overview` with the first hits of each group, or one group `expanded`. A new query returns to the overview.
 * - `history`: `reading` from storage, then `known`. `result.follow` adds an entry in front, each address once. Before `known` nothing is added,
 *   since saving would overwrite the stored history.
 */

export interface SearchLimits {
  readonly minimumLength: number
  /** Milliseconds. */
  readonly debounce: number
  readonly history: number
  /** Hits of a group in the overview; the groups in display order. */
  readonly preview: Readonly<Record<SearchGroup, number>>
}

interface SearchInput {
  readonly limits: SearchLimits
  readonly helpCentre: boolean
}

interface SearchContext extends SearchInput {
  /** Text of the box. */
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

/** The normalized query: without accents, capitals and redundant spaces. */
export const questionOf = (query: string): string =>
  query
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()

function queryOf(event: SearchEvent): string {
  assertEvent(event, 'query.type')
  return event.query
}

function groupOf(event: SearchEvent): SearchGroup {
  assertEvent(event, 'group.expand')
  return event.group
}

const hitsIn = ({ hits, helpHits }: SearchContext, group: SearchGroup) =>
  [...hits, ...helpHits].filter((hit) => hit.group === group)

const distinct = (items: readonly SearchHistoryItem[], most: number) =>
  items.filter(({ url }, index) => items.findIndex((other) => other.url === url) === index).slice(0, most)

const retry = { 'search.retry': 'loading' } as const
const toQuestion = ({ context }: { readonly context: SearchContext }) => ({
  question: questionOf(context.query),
})

const types: Partial<{
  context: SearchContext
  events: SearchEvent
  input: SearchInput
  tags: 'failed all' | 'failed help'
}> = {}

export const searchMachine = setup({
  types,
  actors: {
    searchAll: fromPromise<readonly SearchHit[], { question: string }>(async () => unconnected('searchAll')),
    searchHelp: fromPromise<readonly SearchHit[], { question: string }>(async () =>
      unconnected('searchHelp'),
    ),
    readHistory: fromPromise<readonly SearchHistoryItem[]>(async () => unconnected('readHistory')),
  },
  delays: { debounce: ({ context }) => context.limits.debounce },
  guards: {
    isLongEnough: ({ context, event }) => questionOf(queryOf(event)).length >= context.limits.minimumLength,
    isSameQuery: ({ context, event }) => questionOf(queryOf(event)) === questionOf(context.query),
    hasHelpCentre: ({ context }) => context.helpCentre,
    hasMoreHits: ({ context, event }) => {
      const group = groupOf(event)
      return hitsIn(context, group).length > context.limits.preview[group]
    },
  },
  actions: {
    setQuery: assign({ query: ({ event }) => queryOf(event) }),
    setHits: assign((_, { hits }: { hits: readonly SearchHit[] }) => ({ hits })),
    setHelpHits: assign((_, { hits }: { hits: readonly SearchHit[] }) => ({ helpHits: hits })),
    dropHits: assign({ hits: [] }),
    dropHelpHits: assign({ helpHits: [] }),
    expand: assign({ expanded: ({ event }) => groupOf(event) }),
    collapse: assign({ expanded: null }),
    recall: assign(({ context }, { items }: { items: readonly SearchHistoryItem[] }) => ({
      history: distinct(items, context.limits.history),
    })),
    remember: assign(({ context, event }) => {
      assertEvent(event, 'result.follow')
      return { history: distinct([event.item, ...context.history], context.limits.history) }
    }),
    saveHistory: (_, __: { items: readonly SearchHistoryItem[] }) => unconnected('saveHistory'),
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
          { guard: 'isSameQuery', actions: 'setQuery' },
          { guard: 'isLongEnough', target: '.waiting', actions: 'setQuery' },
          { target: '.idle', actions: ['setQuery', 'dropHits', 'dropHelpHits'] },
        ],
      },
      states: {
        idle: {},
        waiting: { after: { debounce: 'searching' }, on: { 'query.submit': 'searching' } },
        searching: {
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
                      actions: { type: 'setHits', params: ({ event }) => ({ hits: event.output }) },
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
                      actions: { type: 'setHelpHits', params: ({ event }) => ({ hits: event.output }) },
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
            'query.type': { guard: not('isSameQuery'), target: 'overview' },
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
                { type: 'saveHistory', params: ({ context }) => ({ items: context.history }) },
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
  /** The hits in view. */
  readonly hits: readonly SearchHit[]
  /** All hits, also those out of view. */
  readonly count: number
}

/** The groups with hits: the first hits of each, or all hits of the expanded group. */
export function groupsOf({
  context,
}: Pick<SnapshotFrom<typeof searchMachine>, 'context'>): readonly FoundGroup[] {
  const { expanded, limits } = context
  return (Object.keys(limits.preview) as SearchGroup[]).flatMap((group) => {
    const found = hitsIn(context, group)
    if (found.length === 0 || (expanded !== null && expanded !== group)) return []
    return [
      { group, hits: expanded === null ? found.slice(0, limits.preview[group]) : found, count: found.length },
    ]
  })
}

export type SearchOutcome = 'idle' | 'loading' | 'found' | 'nothing' | 'failed'

/** The outcome of the search as announced to the visitor. Hits are announced without waiting for the help centre. */
export function searchOutcome(snapshot: SnapshotFrom<typeof searchMachine>): SearchOutcome {
  if (snapshot.matches({ box: 'idle' })) return 'idle'
  if (snapshot.matches({ box: 'waiting' }) || snapshot.matches({ box: { searching: { all: 'loading' } } }))
    return 'loading'
  if (groupsOf(snapshot).length > 0) return 'found'
  if (snapshot.matches({ box: { searching: { help: 'loading' } } })) return 'loading'
  return snapshot.matches({ box: { searching: { all: 'failed' } } }) ? 'failed' : 'nothing'
}

/** The searches that failed. */
export const failedSearches = (snapshot: SnapshotFrom<typeof searchMachine>): readonly ('all' | 'help')[] =>
  (['all', 'help'] as const).filter((source) => snapshot.hasTag(`failed ${source}`))
