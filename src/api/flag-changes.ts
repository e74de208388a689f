/** Where a site tells its open pages that its flags have changed. */
const CHANGES_PATH = '/api/frontend/changes'

interface Hearing {
  /** At once, and with each change. */
  readonly onRevision: (revision: string) => void
  /** The line is refused or has ended; it is not opened again. */
  readonly onCut: () => void
}

function revisionIn(data: unknown): string | null {
  try {
    const { revision } = JSON.parse(String(data)) as { readonly revision?: unknown }
    return typeof revision === 'string' ? revision : null
  } catch {
    return null
  }
}

/** Opens the line on which the server tells its revision. Answers with what closes it. */
export function openChanges(
  { onRevision, onCut }: Hearing,
  Line: typeof EventSource = EventSource,
): () => void {
  const line = new Line(CHANGES_PATH)
  line.addEventListener('flags', ({ data }) => {
    const revision = revisionIn(data)
    if (revision !== null) onRevision(revision)
  })
  // It would try again by itself, all pages at a time and without end.
  line.addEventListener('error', () => {
    line.close()
    onCut()
  })
  return () => line.close()
}
