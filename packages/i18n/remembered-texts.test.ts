import { expect, it } from 'vitest'
import { createTexts } from './texts.ts'

const texts = () =>
  createTexts('fr', 'FR', {
    shell: {
      hello: 'Bonjour {{name}}',
      films_one: '{{count, number}} film',
      films_other: '{{count, number}} films',
    },
  })

it('answers each question by its values', () => {
  const t = texts().getFixedT(null, 'shell')
  const ask = () => [
    t('hello', { name: 'Ada' }),
    t('hello', { name: 'Alan' }),
    t('films', { count: 1 }),
    t('films', { count: 2 }),
    t(['none', 'hello'], { name: 'Ada' }),
  ]
  const first = ask()
  expect(first).toEqual(['Bonjour Ada', 'Bonjour Alan', '1 film', '2 films', 'Bonjour Ada'])
  expect(ask()).toEqual(first)
})

it('returns one translator for the same namespaces, which views compare', () => {
  const instance = texts()
  expect(instance.getFixedT(null, 'shell')).toBe(instance.getFixedT(null, 'shell'))
  expect(instance.getFixedT(null, 'late')).not.toBe(instance.getFixedT(null, 'shell'))
})

it('forgets that a text was missing when its namespace arrives', () => {
  const instance = texts()
  const t = instance.getFixedT(null, 'late')
  expect(t('a.b')).toBe('a.b')
  instance.addResourceBundle('fr', 'late', { a: { b: 'c' } })
  expect(t('a.b')).toBe('c')
})
