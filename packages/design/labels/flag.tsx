type FlagTone = 1 | 2 | 3 | 4 | 5

export interface FlagData {
  label: string
  /** Null: grey. */
  tone: FlagTone | null
}

export function Flag({ label, tone }: FlagData) {
  return <span className={`flag flag--${tone ?? 3}`}>{label}</span>
}
