import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { TrailerFrame, type TrailerProvider } from './trailer-frame.tsx'

const trailer = { title: 'X', snapshot: { url: '/media/x.avif' }, src: 'https://player.example/x' } as const
const providers: readonly TrailerProvider[] = ['filmDatabase', 'youtube', 'dailymotion', 'storage']

test.each(providers)('%s: nothing is requested before the click, and without script it is a link', (provider) => {
  const html = frenchMarkup(<TrailerFrame {...trailer} provider={provider} />)
  expect(html).not.toMatch(/<iframe|<video|player\.example[^"]*"[^>]*rel="(preload|preconnect)/)
  expect(html).toContain('<a href="https://player.example/x"')
})

test('our own storage plays in the page, the others in their player', () => {
  expect(frenchMarkup(<TrailerFrame {...trailer} provider="storage" startOpen />)).toContain('<video src="https://player.example/x"')
  expect(frenchMarkup(<TrailerFrame {...trailer} provider="youtube" startOpen />)).toContain('<iframe src="https://player.example/x"')
})

test('where consent is needed and lacking, the question stands in the place of the player', () => {
  const asked = (given: boolean) => frenchMarkup(<TrailerFrame {...trailer} provider="youtube" startOpen consent={{ given, onAllow: () => {} }} />)
  expect(asked(false)).not.toContain('<iframe')
  expect(asked(false)).toContain('YouTube')
  expect(asked(false).match(/<button/g)).toHaveLength(2)
  expect(asked(false)).toContain('<a class="link" href="https://player.example/x"')
  expect(asked(true)).toContain('<iframe src="https://player.example/x"')
})
