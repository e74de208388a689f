import {
  createPublishing,
  type Publishing,
} from '../../../src/services/content/publishing/create-publishing.ts'
import type { QueueEditorMail } from '../../../src/services/content/publishing/editor-mails.ts'
import type { Store } from '../../../src/wiring/open-store.ts'
import { SECRET } from './messages.ts'

const withoutServer: QueueEditorMail = async () => 'unsent'

/** The publishing endpoint of a store; log lines go to `lines`. */
export function openPublishing(
  store: Store,
  lines: Record<string, unknown>[] = [],
  secret = SECRET,
  queueMail = withoutServer,
): Publishing {
  const log = (fields: object, message: string) => void lines.push({ ...fields, message })
  return createPublishing({
    store,
    secret,
    queueMail,
    onError: (error) => void lines.push({ error: String(error) }),
    log: { info: log, warn: log },
  })
}
