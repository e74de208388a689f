import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { TrailerConsent, TrailerPlayer } from './trailer-player.tsx'
import { TrailerPoster } from './trailer-poster.tsx'

const snapshot = { url: '/media/x.avif' } as const
const film = { title: 'X', src: 'https://player.example/x' } as const

test('nothing is requested before the click, and without script it is a link', () => {
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

test('our own storage plays in the page, the others in their player', () => {
  expect(frenchMarkup(<TrailerPlayer {...film} provider="own" />)).toContain(
    '<video src="https://player.example/x"',
  )
  for (const provider of ['youtube', 'dailymotion', 'film-database'] as const)
    expect(frenchMarkup(<TrailerPlayer {...film} provider={provider} />)).toContain(
      '<iframe src="https://player.example/x"',
    )
})

test('the question names the other party and offers once, always, and the film elsewhere', () => {
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
