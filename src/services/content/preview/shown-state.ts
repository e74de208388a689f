import type { Language } from '#config/types.ts'
import type { DocumentText, ScheduledDocumentChange } from '#models/document-state.ts'

export interface PendingDocument {
  readonly draft: Readonly<Partial<Record<Language, DocumentText>>> | null
  readonly plans: readonly ScheduledDocumentChange[]
}

export interface PreviewScope {
  readonly drafts: boolean
  /** Epoch milliseconds; null: now. */
  readonly at: number | null
  readonly asImported?: true | undefined
}

/** `withdrawn`: no text; `as it is`: the public one. */
export type ShownState = DocumentText | 'withdrawn' | 'as it is'

function carriedOut(
  { plans }: PendingDocument,
  language: Language,
  at: number,
): readonly ScheduledDocumentChange[] {
  const due = plans.filter(
    (plan) => (plan.language === null || plan.language === language) && Date.parse(plan.at) <= at,
  )
  return due.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/**
 * A requested draft wins over every plan. For a future time, the last due plan decides: one that publishes
 * shows the draft, one that withdraws hides the document. Past states are not stored.
 */
export function shownState(
  document: PendingDocument,
  language: Language,
  { drafts, at }: PreviewScope,
  now: number,
): ShownState {
  const draft = document.draft?.[language]
  if (drafts && draft) return draft
  if (at === null || at < now) return 'as it is'
  const last = carriedOut(document, language, at).at(-1)
  if (last === undefined) return 'as it is'
  return last.action === 'withdraw' ? 'withdrawn' : (draft ?? 'as it is')
}
