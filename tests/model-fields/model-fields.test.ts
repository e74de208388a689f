import { beforeAll, expect, test } from 'vitest'
import { unreadFields } from './unread-fields.ts'

/** Fields of objects that are passed on whole and read under another type or outside of the project. */
const handedOnWhole: readonly string[] = [
  // By the library that solves it.
  'CaptchaChallenge.parameters',
  'CaptchaChallenge.parameters.algorithm',
  'CaptchaChallenge.parameters.cost',
  'CaptchaChallenge.parameters.keyLength',
  'CaptchaChallenge.parameters.keyPrefix',
  'CaptchaChallenge.parameters.nonce',
  'CaptchaChallenge.parameters.salt',
  'CaptchaChallenge.signature',
  // As `feelings` of the film page.
  'FeelingCounts.disappointed',
  'FeelingCounts.liked',
  'FeelingCounts.loved',
  // As an item of the sitemap.
  'MasterTemplateSummary.title',
  // Of a call in the contract that no page makes.
  'ShowtimesOfDay.date',
  'ShowtimesOfDay.showtimes',
]

const planted = {
  'content-models/webview.ts': `
    export interface Planted {
      readonly forgotten: string
      readonly dotted: string
      readonly destructured: string
      readonly named: { readonly a: string; readonly b: string; readonly c: string }
      readonly inline: { readonly forgotten: string; readonly read: string }
    }`,
  'src/document/device-class.ts': `
    import type { Planted } from '../../content-models/webview.ts'
    export const plantedReader = ({ destructured, ...rest }: Planted, name: 'a' | 'b') => [destructured, rest.dotted, rest.named[name], rest.inline.read]
    export const plantedWriter = (): Pick<Planted, 'forgotten'> => ({ forgotten: '' })`,
}

let unread: readonly string[] = []
beforeAll(() => {
  unread = unreadFields(planted)
}, 120_000)

test('finds a field that is written but never read, also a nested one', () => {
  expect(unread.filter((field) => field.startsWith('Planted'))).toEqual([
    'Planted.forgotten',
    'Planted.inline.forgotten',
    'Planted.named.c',
  ])
})

test('every field of the content models has a reader', () => {
  expect(unread.filter((field) => !field.startsWith('Planted') && !handedOnWhole.includes(field))).toEqual([])
})

test('no exception has a reader', () => {
  expect(handedOnWhole.filter((field) => !unread.includes(field))).toEqual([])
})
