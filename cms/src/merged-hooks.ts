import type { CollectionConfig } from 'payload'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** The hooks of all of these in their order. */
export function mergedHooks(...all: readonly (Hooks | undefined)[]): Hooks {
  const merged: Record<string, unknown[]> = {}
  for (const hooks of all) {
    for (const [name, list] of Object.entries(hooks ?? {}))
      merged[name] = [...(merged[name] ?? []), ...(list ?? [])]
  }
  return merged as Hooks
}
