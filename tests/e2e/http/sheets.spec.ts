import { expect, test } from '@playwright/test'
import { requestSite } from '../http.ts'
import { sheetsOf } from '../page-faults.ts'

test('until the text face is loaded, bold text has a bold fallback', { tag: '@quick' }, async () => {
  const { body } = await requestSite('fr', '/')
  const sheets = await Promise.all(sheetsOf(body).map(async (sheet) => (await requestSite('fr', sheet)).body))
  const standIns = sheets.join('').match(/@font-face\{[^}]*Figtree Fallback[^}]*\}/g) ?? []
  const weights = standIns.map((face) => [
    /font-weight:([\d ]+)/.exec(face)?.[1],
    face.includes('Arial Bold'),
  ])
  expect(weights).toEqual([
    ['100 599', false],
    ['600 900', true],
  ])
})
