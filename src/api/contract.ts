import { keysOf } from '#config/keys.ts'
import type { TypedCall } from './call.ts'
import { articleCalls } from './contract/articles.ts'
import { cinemaCalls } from './contract/cinemas.ts'
import { editorialCalls } from './contract/editorial.ts'
import { experienceCalls } from './contract/experiences.ts'
import { offerCalls } from './contract/offers.ts'
import { personalCalls } from './contract/personal.ts'
import { programmeCalls } from './contract/programme.ts'

export const contract = {
  ...programmeCalls,
  ...cinemaCalls,
  ...experienceCalls,
  ...editorialCalls,
  ...offerCalls,
  ...articleCalls,
  ...personalCalls,
} as const

export type Contract = typeof contract
export type CallName = keyof Contract
export type ParamsOf<Name extends CallName> = Contract[Name] extends TypedCall<infer P, unknown> ? P : never
export type ModelOf<Name extends CallName> =
  Contract[Name] extends TypedCall<unknown, infer M> ? NonNullable<M> : never

export const callNames = keysOf(contract)
