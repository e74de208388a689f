import { followVisitorFlags, type VisitorFlags } from '../flags/visitor-flags.ts'

type OnSeen = (feature: string, variant: string) => void

let flags: VisitorFlags | null = null
let onFlags: (() => void) | undefined
let follows = false

const isShown = (feature: string): boolean =>
  document.querySelector(`[data-feature="${feature}"]`)?.checkVisibility() ?? false

/** Reports each variant of a feature that is shown, once. Returns a function that stops watching. */
export function watchVariants(onSeen: OnSeen): () => void {
  const seen = new Set<string>()
  let stopped = false
  function look(): void {
    for (const [feature, { variant }] of Object.entries(flags ?? {})) {
      const key = `${feature} ${variant}`
      if (stopped || variant === null || seen.has(key) || !isShown(feature)) continue
      seen.add(key)
      onSeen(feature, variant)
    }
  }
  // The document follows the values: it is read after them.
  onFlags = () => void setTimeout(look)
  if (!follows) {
    follows = true
    followVisitorFlags((values) => {
      flags = values
      onFlags?.()
    })
  } else onFlags()
  return () => {
    stopped = true
  }
}
