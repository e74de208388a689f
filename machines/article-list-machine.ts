import { assign, setup, transition } from 'xstate'

/**
 * What a list of articles shows: which type, which page.
 *
 * - `whole`: every type. Toggling a type shows that type alone.
 * - `filtered`: one type. Toggling it again shows the whole list, toggling another shows that one.
 *
 * Each toggle leads back to the first page. Choosing a page sets it; what is no page is ignored.
 *
 * Links carry the whole state, so that nothing runs: `nextArticleList` is asked where each link leads.
 */

export interface ArticleListState {
  readonly type: string | null
  /** The first is 1. */
  readonly page: number
}

export type ArticleListEvent =
  | { readonly type: 'type.toggle'; readonly articleType: string }
  | { readonly type: 'page.choose'; readonly page: number }

export const articleListMachine = setup({
  types: {
    context: {} as ArticleListState,
    input: {} as ArticleListState,
    events: {} as ArticleListEvent,
  },
  guards: {
    isShownType: ({ context, event }) => event.type === 'type.toggle' && event.articleType === context.type,
    isPage: ({ event }) => event.type === 'page.choose' && Number.isInteger(event.page) && event.page >= 1,
  },
  actions: {
    showType: assign({
      type: ({ context, event }) => (event.type === 'type.toggle' ? event.articleType : context.type),
    }),
    showAll: assign({ type: null }),
    toFirstPage: assign({ page: 1 }),
    toPage: assign({
      page: ({ context, event }) => (event.type === 'page.choose' ? event.page : context.page),
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

/** What the list shows after an event. */
export function nextArticleList(state: ArticleListState, event: ArticleListEvent): ArticleListState {
  const now = articleListMachine.resolveState({
    value: state.type === null ? 'whole' : 'filtered',
    context: state,
  })
  return transition(articleListMachine, now, event)[0].context
}
