import { expect, test } from 'vitest'
import { createProofOfWork } from '../../src/services/content/captcha/proof-of-work.ts'
import { easyPuzzles, solveCaptcha } from './solve-captcha.ts'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]
const captchaWith = (secret: string) =>
  createProofOfWork({ secret, spend: async () => true, work: easyPuzzles })

test('a puzzle stays valid while its secret is replaced by another', async () => {
  const solution = await solveCaptcha((await captchaWith(older).challenge('fr')) as never)
  expect(await captchaWith(`${newer},${older}`).verify('fr', solution)).toBe('passed')
  expect(await captchaWith(newer).verify('fr', solution)).toBe('refused')
  const later = await solveCaptcha((await captchaWith(`${newer},${older}`).challenge('fr')) as never)
  expect(await captchaWith(newer).verify('fr', later)).toBe('passed')
})
