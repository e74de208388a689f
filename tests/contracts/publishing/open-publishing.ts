import {
  createPublishing,
  type Publishing,
} from '../../../src/services/content/publishing/create-publishing.ts'
import type { Store } from '../../../src/wiring/open-store.ts'
import { SECRET } from './messages.ts'

/** The publishing endpoint of a store; log lines go to `lines`. */
export function openPublishing(
  store: Store,
  lines: Record<string, unknown>[] = [],
  secret = SECRET,
): Publishing {
  const log = (fields: object, message: string) => void lines.push({ ...fields, message })
  return createPublishing({
    store,
    secret,
    onError: (error) => void lines.push({ error: String(error) }),
    log: { info: log, warn: log },
  })
}
