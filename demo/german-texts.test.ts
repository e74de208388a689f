import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

/** All German texts are for Switzerland. */
function* germanTexts(): Generator<readonly [file: string, text: string]> {
  for (const name of readdirSync(new URL('locales/de', root)))
    yield [name, readFileSync(new URL(`locales/de/${name}`, root), 'utf8')]
  for (const name of readdirSync(new URL('demo/programme', root))) {
    yield [name, readFileSync(new URL(`demo/programme/${name}`, root), 'utf8')]
  }
}

test('German texts use Swiss spelling and quotation marks', () => {
  const faults = [...germanTexts()].flatMap(([file, text]) =>
    [...text.matchAll(/\S*[ß„]\S*/g)].map(([word]) => `${file}: ${word}`),
  )
  expect(faults).toEqual([])
})
