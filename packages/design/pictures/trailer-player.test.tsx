import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { TrailerPlayer } from './trailer-player.tsx'

const film = { title: 'X', src: 'https://player.example/x' } as const

test('plays our own videos in a video element, and others in a frame', () => {
  expect(frenchMarkup(<TrailerPlayer {...film} provider="own" />)).toContain(
    '<video src="https://player.example/x"',
  )
  for (const provider of ['youtube', 'dailymotion', 'filmDatabase'] as const)
    expect(frenchMarkup(<TrailerPlayer {...film} provider={provider} />)).toContain(
      '<iframe src="https://player.example/x"',
    )
})
