/** Ids of the states and transitions of a running machine that a drawing lights. */
export interface Lit {
  readonly active: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
  /** Number of the event that took them; null: none did. */
  readonly run: number | null
  readonly marked: string | null
}

export const unlit: Lit = { active: new Set(), taken: new Set(), run: null, marked: null }
