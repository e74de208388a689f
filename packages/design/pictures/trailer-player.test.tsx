import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { TrailerConsent, TrailerPlayer } from './trailer-player.tsx'
import { TrailerPoster } from './trailer-poster.tsx'

const snapshot = { url: '/media/x.avif' } as const
const film = { title: 'X', src: 'https://player.example/x' } as const

test('requests nothing before the click, and is a link without scripts', () => {
  const html = frenchMarkup(
    <TrailerPoster
      title="X"
      snapshot={snapshot}
      href="https://player.example/x"
      onPress={() => {}}
      opens="trailers"
    />,
  )
  expect(html).not.toMatch(/<iframe|<video|player\.example[^"]*"[^>]*rel="(preload|preconnect)/)
  expect(html).toContain('<a href="https://player.example/x"')
})

test('plays our own videos in a video element, and others in a frame', () => {
  expect(frenchMarkup(<TrailerPlayer {...film} provider="own" />)).toContain(
    '<video src="https://player.example/x"',
  )
  for (const provider of ['youtube', 'dailymotion', 'filmDatabase'] as const)
    expect(frenchMarkup(<TrailerPlayer {...film} provider={provider} />)).toContain(
      '<iframe src="https://player.example/x"',
    )
})

test('the consent dialog names the provider and offers once, always and a link to the video', () => {
  const html = frenchMarkup(
    <TrailerConsent
      title="X"
      href="https://player.example/x"
      provider="youtube"
      snapshot={snapshot}
      onOnce={() => {}}
      onAlways={() => {}}
    />,
  )
  expect(html).not.toContain('<iframe')
  expect(html).toContain('YouTube')
  expect(html.match(/<button/g)).toHaveLength(2)
  expect(html).toContain('<a class="link" href="https://player.example/x"')
})
