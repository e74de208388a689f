import type { MachineSamples } from '../samples.ts'

const card = { status: 'valid', balance: 25, expiresOn: null }
const refusal = { reason: 'unknown', wait: null }

export const samples: MachineSamples = {
  events: [
    { type: 'check.submit', question: { kind: 'giftCard', number: '1', pin: '2' } },
    { type: 'check.submit', question: { kind: 'voucher', code: '3' } },
    { type: 'check.retry' },
    { type: 'check.reset' },
  ],
  actors: {
    solveCaptcha: { outputs: ['solved'], errors: ['no puzzle'] },
    checkCard: { outputs: [{ result: { kind: 'giftCard', card } }, { refusal }], errors: ['no answer'] },
  },
  faults: ({ result, refusal: refused }: { readonly result: unknown; readonly refusal: unknown }) =>
    result !== null && refused !== null ? ['checked and refused at once'] : [],
}
