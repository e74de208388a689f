const CHANGES_PATH = '/api/frontend/changes'

interface ChangeHandlers {
  readonly onRevision: (revision: string) => void
  /** The stream was refused or has ended; it is not reopened. */
  readonly onCut: () => void
}

function revisionIn(data: unknown): string | null {
  try {
    const { revision }: { readonly revision?: unknown } = JSON.parse(String(data))
    return typeof revision === 'string' ? revision : null
  } catch {
    return null
  }
}

/** Opens the stream of revisions. Returns a function that closes it. */
export function openChanges(
  { onRevision, onCut }: ChangeHandlers,
  Line: typeof EventSource = EventSource,
): () => void {
  const line = new Line(CHANGES_PATH)
  line.addEventListener('flags', ({ data }) => {
    const revision = revisionIn(data)
    if (revision !== null) onRevision(revision)
  })
  // An EventSource would reconnect endlessly, on all pages at the same time.
  line.addEventListener('error', () => {
    line.close()
    onCut()
  })
  return () => line.close()
}
