import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { i18nOf } from '../../document/edition.server.ts'
import type { BlockModel } from '../../page-models/information.ts'
import { Blocks } from './registry.tsx'

const item = { anchor: 'one', title: 'One', text: '<p>Text of one</p>', picture: null, cta: null }
const cards = { title: 'Head', text: '<p>Opening</p>', items: [item] }
const markup = (blocks: readonly BlockModel[]) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf('fr', sites.fr)}>
      <Blocks blocks={blocks} />
    </I18nextProvider>,
  )

test('items move up one heading level in a block without a title', () => {
  expect(markup([{ kind: 'listing', ...cards, title: null, text: null }])).toContain('<h2>One</h2>')
  expect(markup([{ kind: 'listing', ...cards }])).toContain('<h3>One</h3>')
})

test('skips an unknown block and renders the others', () => {
  const unknown = ['hologram', 'constructor'].map(
    (kind) => ({ kind, title: 'Lost' }) as unknown as BlockModel,
  )
  const html = markup([
    { kind: 'explanation', ...cards },
    ...unknown,
    { kind: 'guest', title: 'Guest', name: 'Odile', text: null, picture: null },
  ])
  expect(html).toContain('Head')
  expect(html).toContain('Odile')
  expect(html).not.toContain('Lost')
})

test('renders no section for a rail without films', () =>
  expect(markup([{ kind: 'shows', title: 'Shows', shows: [] }])).toBe(''))
