import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { articleListMachine, nextArticleList } from './article-list-machine.ts'

const whole = { type: null, page: 1 }

test('toggling a type sets it, toggling it again clears it, another one replaces it', () => {
  const actor = createActor(articleListMachine, { input: whole }).start()
  const toggle = (articleType: string) => {
    actor.send({ type: 'type.toggle', articleType })
    const { value, context } = actor.getSnapshot()
    return [value, context.type]
  }
  expect(toggle('event')).toEqual(['filtered', 'event'])
  expect(toggle('news')).toEqual(['filtered', 'news'])
  expect(toggle('news')).toEqual(['whole', null])
})

test('every toggle returns to the first page', () => {
  expect(nextArticleList({ type: null, page: 3 }, { type: 'type.toggle', articleType: 'event' })).toEqual({
    type: 'event',
    page: 1,
  })
  expect(nextArticleList({ type: 'event', page: 2 }, { type: 'type.toggle', articleType: 'event' })).toEqual(
    whole,
  )
  expect(nextArticleList({ type: 'event', page: 2 }, { type: 'type.toggle', articleType: 'news' })).toEqual({
    type: 'news',
    page: 1,
  })
})

test('choosing a page retains the type', () => {
  expect(nextArticleList({ type: 'event', page: 1 }, { type: 'page.choose', page: 2 })).toEqual({
    type: 'event',
    page: 2,
  })
  expect(nextArticleList(whole, { type: 'page.choose', page: 4 })).toEqual({ type: null, page: 4 })
})
