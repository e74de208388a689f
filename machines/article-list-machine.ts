import { assertEvent, assign, setup, transition } from 'xstate'

/**
 * Type filter and page of a list of articles.
 *
 * - `whole`: all types. Toggling a type filters by it.
 * - `filtered`: one type. Toggling it again removes the filter; toggling another one replaces it.
 *
 * A toggle goes back to the first page. `page.choose` ignores invalid pages.
 *
 * Links carry the whole state, so no actor runs: `nextArticleList` computes where each link leads.
 */

export interface ArticleListState {
  readonly type: string | null
  /** The first is 1. */
  readonly page: number
}

export type ArticleListEvent =
  | { readonly type: 'type.toggle'; readonly articleType: string }
  | { readonly type: 'page.choose'; readonly page: number }

const types: Partial<{
  context: ArticleListState
  input: ArticleListState
  events: ArticleListEvent
}> = {}

export const articleListMachine = setup({
  types,
  guards: {
    isShownType: ({ context, event }) => {
      assertEvent(event, 'type.toggle')
      return event.articleType === context.type
    },
    isPage: ({ event }) => {
      assertEvent(event, 'page.choose')
      return Number.isInteger(event.page) && event.page >= 1
    },
  },
  actions: {
    showType: assign(({ event }) => {
      assertEvent(event, 'type.toggle')
      return { type: event.articleType }
    }),
    showAll: assign({ type: null }),
    toFirstPage: assign({ page: 1 }),
    toPage: assign(({ event }) => {
      assertEvent(event, 'page.choose')
      return { page: event.page }
    }),
  },
}).createMachine({
  id: 'articleList',
  context: ({ input }) => input,
  initial: 'whole',
  on: { 'page.choose': { guard: 'isPage', actions: 'toPage' } },
  states: {
    whole: {
      on: { 'type.toggle': { target: 'filtered', actions: ['showType', 'toFirstPage'] } },
    },
    filtered: {
      on: {
        'type.toggle': [
          { guard: 'isShownType', target: 'whole', actions: ['showAll', 'toFirstPage'] },
          { actions: ['showType', 'toFirstPage'] },
        ],
      },
    },
  },
})

export function nextArticleList(state: ArticleListState, event: ArticleListEvent): ArticleListState {
  const now = articleListMachine.resolveState({
    value: state.type === null ? 'whole' : 'filtered',
    context: state,
  })
  return transition(articleListMachine, now, event)[0].context
}
