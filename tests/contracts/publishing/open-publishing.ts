import {
  createPublishing,
  type Publishing,
} from '../../../src/services/content/publishing/create-publishing.ts'
import type { ContentStore } from '../../../src/services/content/store/content-store.ts'
import { SECRET } from './messages.ts'

/** The publishing endpoint of a store; log lines go to `lines`. */
export function openPublishing(store: ContentStore, lines: Record<string, unknown>[] = []): Publishing {
  const log = (fields: object, message: string) => void lines.push({ ...fields, message })
  return createPublishing({
    store,
    secret: SECRET,
    onError: (error) => void lines.push({ error: String(error) }),
    log: { info: log, warn: log },
  })
}
