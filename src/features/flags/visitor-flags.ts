import { useRouter } from '@tanstack/react-router'
import type { VisitorFlagName } from '#config/flags.ts'
import { createSharedValue } from '../../actor-kit/shared-value.ts'

export interface VisitorFlag {
  readonly on: boolean
  /** Null if the flag has none for this visitor. */
  readonly variant: string | null
  /** True: the visitor's id decided; false: the values are those of all visitors. */
  readonly drawn: boolean
}

export type VisitorFlags = Readonly<Record<string, VisitorFlag>>

const { set, follow, useValue } = createSharedValue<VisitorFlags | null>(null)

export const setVisitorFlags = set
/** Calls with the present flags, null until loaded, then with each change. */
export const followVisitorFlags = follow

/**
 * The site's value on the server and in the first render, then this visitor's. Only for parts
 * that cause no layout shift.
 */
export function useVisitorFlag(name: VisitorFlagName): boolean {
  const { flags } = useRouter().options.context.edition
  return useValue()?.[name]?.on ?? flags[name]
}

/** Null until loaded, and if there is none. */
export const useVariant = (name: VisitorFlagName): string | null => useValue()?.[name]?.variant ?? null
