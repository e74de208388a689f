import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Flag } from './flag.tsx'

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test.each([
  [1, '#34bd9e'],
  [2, '#feb91e'],
  [3, '#a1a4a7'],
  [4, '#f6035e'],
  [5, '#1da1f2'],
] as const)('the flag colour %i is %s', (tone, colour) => {
  expect(renderToStaticMarkup(<Flag label="New" tone={tone} />)).toContain(`flag--${tone}`)
  expect(sheet('./labels.css')).toMatch(new RegExp(`\\.flag--${tone} \\{\\s*--f: var\\(--flag-${tone}\\)`))
  expect(sheet('../styles/tokens.css')).toContain(`--flag-${tone}: ${colour};`)
})
