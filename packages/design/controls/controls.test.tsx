import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { Action } from './action.tsx'
import { Field } from './field.tsx'
import { FilterBar } from './filter-bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Pager } from './pager.tsx'

test('announces that a link opens a new window', () =>
  expect(
    frenchMarkup(
      <Action href="https://jobs.example" external newTab>
        Emplois
      </Action>,
    ),
  ).toBe(
    '<a href="https://jobs.example" target="_blank" rel="noopener">Emplois<span class="visually-hidden"> (nouvelle fenêtre)</span></a>',
  ))

test('describes a field by its hint and its error', () => {
  expect(frenchMarkup(<Field name="pin" label="PIN" hint="4 chiffres" error="Inconnu" />)).toBe(
    '<div class="form-line" data-wrong=""><label for="pin">PIN</label><small id="pin-hint" class="muted">4 chiffres</small><span class="field"><input id="pin" type="text" spellCheck="false" aria-describedby="pin-hint pin-error" aria-invalid="true" name="pin"/></span><small id="pin-error" class="form-error">Inconnu</small></div>',
  )
})

test('a field that the browser validates quotes its hint, which is below, and is not sent without a name', () => {
  const html = frenchMarkup(<Field validation="browser" field="pin" label="PIN" hint="4 chiffres" />)
  expect(html).toMatch(/<\/span><small id="(.+)-hint" class="muted">4 chiffres<\/small><\/p>$/)
  expect(html).toContain('data-field="pin" title="4 chiffres"')
  expect(html).not.toContain('name=')
})

test('filters are links, a chip removes its filter, and two chips can be cleared at once', () => {
  const option = { value: 'vf', label: 'VF', href: '/films', active: true, count: 44 }
  const chips = [
    { label: 'VF', href: '/films/filters/genres-drama' },
    { label: 'Drame', href: '/films/filters/versions-vf' },
  ]
  const bar = (shown: typeof chips) =>
    frenchMarkup(
      <FilterBar
        groups={[{ name: 'v', label: 'Version', choices: [option] }]}
        chips={shown}
        count="44 films sur 60"
        clearHref="/films"
      />,
    )
  expect(bar(chips)).toContain('href="/films/filters/genres-drama"')
  expect(bar(chips)).toContain('Tout effacer')
  expect(bar(chips.slice(0, 1))).not.toContain('Tout effacer')
  expect(bar(chips)).toContain('44 films sur 60')
})

test('omits the language switch for one language, and the pager for one page', () => {
  expect(
    frenchMarkup(
      <LanguageSwitch options={[{ language: 'fr', name: 'Français', href: '/', current: true }]} />,
    ),
  ).toBe('')
  expect(frenchMarkup(<Pager current={1} total={1} hrefOf={String} />)).toBe('')
  expect(frenchMarkup(<Pager current={2} total={3} hrefOf={(page) => `?page=${page}`} />)).toContain(
    'aria-current="page" aria-label="Page n° 2"',
  )
})
