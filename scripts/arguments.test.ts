import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.mjs'

const names = ['unit', 'machines', 'browser']
const read = (...args: string[]) => readArguments(args, names)
const nothing = { parts: [], words: [], rest: false, changed: false, watch: false, since: undefined }

describe('arguments of npm test', () => {
  it('selects all parts without arguments', () => expect(read()).toEqual(nothing))
  it('passes the arguments after one part to its tool', () =>
    expect(read('browser', 'locator', 'search')).toEqual({
      ...nothing,
      parts: ['browser'],
      words: ['locator', 'search'],
    }))
  it('accepts several parts', () =>
    expect(read('unit', 'machines')).toEqual({ ...nothing, parts: ['unit', 'machines'] }))
  it('takes a commit to compare with', () =>
    expect(read('--rest', '--since=abc')).toEqual({ ...nothing, rest: true, since: 'abc' }))
  it('reads options before and after a part', () =>
    expect(read('--watch', 'unit', 'money')).toMatchObject({
      parts: ['unit'],
      words: ['money'],
      watch: true,
    }))
  it.each([
    [['nothing'], 'No such part: nothing'],
    [['unit', 'machines', 'faq'], 'machines is a part too'],
    [['--all'], 'No such option: --all'],
    [['--watch'], '--watch takes one part'],
    [['--watch', 'browser'], '--watch takes one part'],
  ])('refuses %j', (args, message) => expect(() => read(...args)).toThrow(message))
})
