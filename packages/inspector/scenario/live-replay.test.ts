import { expect, test } from 'vitest'
import { faqMachine } from '#machines/faq-machine.ts'
import { replayWhole } from './live-replay.ts'
import { header } from './scenario.fixture.ts'

const replays = (...lines: readonly object[]) =>
  replayWhole(
    [header, ...lines]
      .map((line) => JSON.stringify({ at: 0, ...line }))
      .join('\n')
      .replace('"at":0,', ''),
    {
      machineByName: (name) => (name === 'faq' ? faqMachine : undefined),
      stages: {},
    },
  )
const event = (type: string, more = {}) => ({ kind: 'event', event: { type }, ...more })

test('an event that the chart does not have is named, with its line and the nearest one', async () => {
  await expect(replays(event('page.navigate'), event('chat.chek'))).rejects.toThrow(
    'line 3: Unknown event of faq: chat.chek. Nearest: chat.check',
  )
})

test('an actor that the chart does not have is named', async () => {
  const failed = 'xstate.error.actor.0.faq.chat.checking'
  await expect(replays(event('chat.check'), event(failed, { from: 'chekChat' }))).rejects.toThrow(
    'line 3: Unknown actor of faq: chekChat. Nearest: checkChat',
  )
})

test('events and results of actors that the chart has are replayed', async () => {
  const failed = 'xstate.error.actor.0.faq.chat.checking'
  const replay = await replays(event('chat.check'), event(failed, { from: 'checkChat' }))
  expect(replay.steps.at(-1)?.seen.value).toMatchObject({ chat: 'unknown' })
})
