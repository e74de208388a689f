import type { MachineSamples } from '../samples.ts'

const solo = { id: 'solo', price: 24, options: [{ id: 'screens', price: 4, maximum: 2 }] }
const duo = { id: 'duo', price: 38, options: [] }

interface Chosen {
  readonly options: readonly { readonly quantity: number; readonly maximum: number | null }[]
}

export const samples: MachineSamples = {
  events: [
    { type: 'plan.select', plan: solo },
    { type: 'plan.select', plan: duo },
    { type: 'plan.reset' },
    { type: 'option.change', option: 'screens', modifier: 1 },
    { type: 'option.change', option: 'screens', modifier: -1 },
    { type: 'option.change', option: 'screens', modifier: Number.NaN },
    { type: 'option.change', option: 'popcorn', modifier: 1 },
  ],
  faults: ({ options }: Chosen) =>
    options.some(({ quantity, maximum }) => quantity < 0 || quantity > (maximum ?? quantity))
      ? ['a quantity out of its bounds']
      : [],
}
