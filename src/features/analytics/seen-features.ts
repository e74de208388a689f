import { WITHOUT_FEATURE, WITHOUT_VARIANT } from '#config/results.ts'
import { followVisitorFlags, type VisitorFlag, type VisitorFlags } from '../flags/visitor-flags.ts'

export interface SeenFeature extends Pick<VisitorFlag, 'variant' | 'drawn'> {
  readonly feature: string
  readonly arm: string
}

let flags: VisitorFlags | null = null
let onFlags: (() => void) | undefined
let follows = false

const armOf = ({ on, variant }: VisitorFlag) => (on ? (variant ?? WITHOUT_VARIANT) : WITHOUT_FEATURE)

/** A visitor without the feature counts if it would be on the screen. */
function isShown(feature: string, on: boolean): boolean {
  const part = document.querySelector(`[data-feature="${feature}"]`)
  if (!part || on) return part?.checkVisibility() ?? false
  const { dataset } = document.documentElement
  const off = dataset.off ?? ''
  // Both changes are before the next paint.
  dataset.off = off
    .split(' ')
    .filter((name) => name !== feature)
    .join(' ')
  const shown = part.checkVisibility()
  dataset.off = off
  return shown
}

/** Reports each feature and variant that is shown, or would be, once. Returns a function that stops watching. */
export function watchFeatures(onSeen: (seen: SeenFeature) => void): () => void {
  const seen = new Set<string>()
  let stopped = false
  function look(): void {
    if (stopped) return
    for (const [feature, flag] of Object.entries(flags ?? {})) {
      const { on, variant, drawn } = flag
      const arm = armOf(flag)
      const key = `${feature} ${arm} ${drawn}`
      if (seen.has(key) || !isShown(feature, on)) continue
      seen.add(key)
      onSeen({ feature, arm, variant: on ? variant : null, drawn })
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
