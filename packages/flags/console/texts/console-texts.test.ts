import { expect, it } from 'vitest'
import { consoleTexts } from './console-texts.ts'

const value = {
  on: true,
  audience: {
    rollout: 25,
    devices: ['phone' as const],
    variants: [
      { name: 'short', weight: 335 },
      { name: 'long', weight: 665 },
    ],
  },
}

it.each([
  ['en', 'on for 25% of visitors; Phones; short 33.5%, long 66.5%'],
  ['fr', 'activée pour 25\u00a0% des visiteurs\u202f; Téléphones\u202f; short 33,5\u00a0%, long 66,5\u00a0%'],
  ['de', 'ein für 25\u00a0% der Besucher; Smartphones; short 33,5\u00a0%, long 66,5\u00a0%'],
  ['nl', 'aan voor 25% van de bezoekers; Telefoons; short 33,5%, long 66,5%'],
] as const)('writes a value in %s', (language, text) => {
  expect(consoleTexts(language).valueText(value)).toBe(text)
})

it.each([
  ['en', '1 Nov 2026, 20:05 UTC', '2 h ago', '1 d ago', '1 Nov 2026'],
  ['fr', '1 nov. 2026, 20:05 UTC', 'il y a 2 h', 'il y a 1 j', '1 nov. 2026'],
  ['de', '01.11.2026, 20:05 UTC', 'vor 2 Std.', 'vor 1 Tag', '01.11.2026'],
  ['nl', '1 nov 2026, 20:05 UTC', '2 uur geleden', '1 dag geleden', '1 nov 2026'],
] as const)('writes times in %s', (language, instant, hours, day, date) => {
  const { instantText, agoText } = consoleTexts(language)
  const at = '2026-11-01T20:05Z'
  const after = (passed: number) => agoText(at, Date.parse(at) + passed * 3_600_000)
  expect([instantText(at), after(2.5), after(30), after(24 * 7)]).toEqual([instant, hours, day, date])
})

it.each([
  ['en', 'Europe/Brussels', '1 Nov 2026, 21:05', '2 Nov 2026'],
  ['de', 'Europe/Zurich', '01.11.2026, 21:05', '02.11.2026'],
  ['nl', 'Africa/Abidjan', '1 nov 2026, 20:05', '1 nov 2026'],
] as const)('writes times in %s on the clock of %s', (language, zone, instant, nextDay) => {
  const { instantText, instantDay, dayText } = consoleTexts(language, zone)
  expect([instantText('2026-11-01T20:05Z'), instantDay('2026-11-01T23:30Z')]).toEqual([instant, nextDay])
  expect(dayText('2026-11-01')).toBe(consoleTexts(language).dayText('2026-11-01'))
})

it('counts in plurals, and fills in values unescaped', () => {
  const { t } = consoleTexts('de')
  expect([t('history.count', { count: 0 }), t('history.count', { count: 1 })]).toEqual([
    'Keine Änderung',
    'Eine Änderung',
  ])
  expect(t('results.most', { times: 1_200 })).toBe('Höchstwert an einem Tag: 1.200')
  expect(t('tokens.revoking.title', { name: '<b> & $t(form.save)' })).toBe('<b> & $t(form.save) widerrufen?')
})
