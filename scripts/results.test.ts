import { expect, test } from 'vitest'
import { changedLines } from './results.mjs'

const diff = [
  '\u001B[32m- Expected\u001B[39m',
  '\u001B[31m+ Received\u001B[39m',
  '',
  '\u001B[2m  {\u001B[22m',
  '\u001B[2m    "fr": 4,\u001B[22m',
  '\u001B[32m-   "nl": 3,\u001B[39m',
  '\u001B[31m+   "nl": 2,\u001B[39m',
  '\u001B[2m  }\u001B[22m',
].join('\n')

test('the summary of a failed comparison has the lines that differ, and no others', () => {
  expect(changedLines(diff)).toEqual(['-   "nl": 3,', '+   "nl": 2,'])
  expect(changedLines(undefined)).toEqual([])
})
