import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type TrailerVideo, trailerMachine } from './trailer-machine.ts'

const own: TrailerVideo = { id: '/clip.mp4', provider: 'own', consent: null }
const youtube: TrailerVideo = { id: 'abc', provider: 'youtube', consent: 'marketing' }
const another: TrailerVideo = { id: 'def', provider: 'youtube', consent: 'marketing' }
const dailymotion: TrailerVideo = { id: 'x7', provider: 'dailymotion', consent: 'marketing' }

function start() {
  const written: (string | null)[] = []
  const saveConsent = vi.fn(
    (_: unknown, { category }: { category: string | null }) => void written.push(category),
  )
  const actor = createActor(trailerMachine.provide({ actions: { saveConsent } })).start()
  const play = (videos: readonly TrailerVideo[], allowed: readonly string[] = [], id?: string) =>
    actor.send({ type: 'video.play', videos, allowed, ...(id === undefined ? {} : { id }) })
  return {
    actor,
    play,
    written,
    value: () => actor.getSnapshot().value,
    current: () => actor.getSnapshot().context.current,
  }
}

test('starts with the requested video, else the first; without videos nothing happens', () => {
  const { play, value, current } = start()
  play([])
  expect(value()).toBe('stopped')
  play([own, youtube], ['marketing'], youtube.id)
  expect(current()).toBe(youtube.id)
  play([own, youtube], ['marketing'], 'gone')
  expect(current()).toBe(own.id)
})

test('starts with the first video that needs no consent, unless another is requested', () => {
  const { play, value, current } = start()
  play([youtube, own])
  expect([value(), current()]).toEqual([{ open: 'playing' }, own.id])
  play([youtube, own], ['marketing'])
  expect(current()).toBe(youtube.id)
  play([youtube, own], [], youtube.id)
  expect([value(), current()]).toEqual([{ open: 'needsConsent' }, youtube.id])
})

test('consent once is for this provider, until the player stops', () => {
  const { actor, play, value, written } = start()
  play([youtube, another, dailymotion])
  actor.send({ type: 'consent.give', always: false })
  expect(value()).toEqual({ open: 'playing' })
  actor.send({ type: 'video.choose', id: another.id })
  expect(value()).toEqual({ open: 'playing' })
  actor.send({ type: 'video.choose', id: dailymotion.id })
  expect(value()).toEqual({ open: 'needsConsent' })
  actor.send({ type: 'video.stop' })
  play([youtube])
  expect(value()).toEqual({ open: 'needsConsent' })
  expect(written).toEqual([])
})

test('consent for good is saved for the category of the video', () => {
  const { actor, play, value, written } = start()
  play([youtube, dailymotion])
  actor.send({ type: 'consent.give', always: true })
  actor.send({ type: 'video.choose', id: dailymotion.id })
  expect(value()).toEqual({ open: 'playing' })
  expect(written).toEqual(['marketing'])
})

test('stopping clears the videos; an unknown video is ignored', () => {
  const { actor, play, value, current } = start()
  play([own])
  actor.send({ type: 'video.choose', id: 'foreign' })
  expect(current()).toBe(own.id)
  actor.send({ type: 'video.stop' })
  expect(value()).toBe('stopped')
  expect(actor.getSnapshot().context).toMatchObject({ videos: [], current: null })
})
