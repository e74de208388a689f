import type { LocatorContext } from './locator-context.ts'
import { cinemaOf } from './locator-rules.ts'

interface InContext {
  readonly context: LocatorContext
}

export const save = { type: 'save', params: ({ context }: InContext) => ({ saved: context.saved }) } as const
export const saveHistory = {
  type: 'saveHistory',
  params: ({ context }: InContext) => ({ history: context.history }),
} as const
export const redirect = {
  type: 'redirect',
  params: ({ context }: InContext) => ({ cinema: cinemaOf(context, context.location) }),
} as const
export const follow = {
  type: 'follow',
  params: ({ context }: InContext) => ({ location: context.location }),
} as const
