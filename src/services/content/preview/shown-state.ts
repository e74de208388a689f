import type { Language } from '../../../../config/types.ts'
import type { DocumentPlan, DocumentText } from '../../../../content-models/document-state.ts'

/** What the editors have in hand of a document besides what is public. */
export interface PendingDocument {
  readonly draft: Readonly<Partial<Record<Language, DocumentText>>> | null
  readonly plans: readonly DocumentPlan[]
}

/** What of it a preview wants to see. */
export interface PreviewRequest {
  readonly drafts: boolean
  /** Epoch milliseconds; null: now. */
  readonly at: number | null
}

/** The text that takes the place of the public one, `withdrawn` where there is none any more, or `as it is`. */
export type ShownState = DocumentText | 'withdrawn' | 'as it is'

/** The plans of a language that will have been carried out by then, the last one at the end. */
function carriedOut({ plans }: PendingDocument, language: Language, at: number): readonly DocumentPlan[] {
  const due = plans.filter(
    (plan) => (plan.language === null || plan.language === language) && Date.parse(plan.at) <= at,
  )
  return due.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/**
 * How a document stands in a language. A draft that is asked for wins over every plan. Else, at a time to come, the plans up to then count:
 * one that publishes shows the draft, one that withdraws hides the document, and the last one decides. What was at a time that is over nobody has kept.
 */
export function shownState(
  document: PendingDocument,
  language: Language,
  { drafts, at }: PreviewRequest,
  now: number,
): ShownState {
  const draft = document.draft?.[language]
  if (drafts && draft) return draft
  if (at === null || at < now) return 'as it is'
  const last = carriedOut(document, language, at).at(-1)
  if (last === undefined) return 'as it is'
  return last.action === 'withdraw' ? 'withdrawn' : (draft ?? 'as it is')
}
