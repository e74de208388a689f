import { expect, it } from 'vitest'
import { languages } from '#config/languages.ts'
import { contentTexts } from '../content/texts.ts'
import { dashboardTexts } from '../dashboard/texts.ts'
import { schedulingTexts } from '../scheduling/texts.ts'
import { interfaceLanguageOf } from './texts.ts'

it('gives a label in every language of the interface', () => {
  const label = schedulingTexts.label('submit')
  expect(Object.keys(label)).toEqual(languages)
  expect(label).toMatchObject({ en: 'Plan', fr: 'Planifier', de: 'Planen', nl: 'Plannen' })
})

it('fills in values unescaped', () => {
  const t = schedulingTexts.t('de')
  expect(t('scheduleFor', { title: '<Dune> & $t(submit) {{title}}' })).toBe(
    'Planen: <Dune> & $t(submit) {{title}}',
  )
  expect(dashboardTexts.t('en')('more', { count: 3 })).toBe('Show all 3')
})

it('distinguishes a field from a nested one of the same name', () => {
  expect(contentTexts.label('fields.seo').en).toBe('Search engines')
  expect(contentTexts.label('fields.seo.title').en).toBe('Title for search engines')
})

it('falls back to English', () => {
  expect(schedulingTexts.t('xx')('submit')).toBe('Plan')
  expect([interfaceLanguageOf('nl'), interfaceLanguageOf('xx'), interfaceLanguageOf(undefined)]).toEqual([
    'nl',
    'en',
    'en',
  ])
})
