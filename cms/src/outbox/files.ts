import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { DocumentState } from '#models/document-state.ts'
import { DELIVERED_FILES } from './delivery-row.ts'
import type { Outcome, SiteClient } from './site-client.ts'

const served = /\/media\/([a-z0-9][\w-]*\.[a-z0-9]+)/gi

/** Names of our files that the texts of a document show. */
export function filesIn({ published, draft }: Pick<DocumentState, 'published' | 'draft'>): string[] {
  const found = JSON.stringify([published, draft]).matchAll(served)
  return [...new Set([...found].map(([, name = '']) => name))]
}

async function isDelivered({ db }: Payload, name: string): Promise<boolean> {
  return Boolean(await db.findOne({ collection: DELIVERED_FILES, where: { name: { equals: name } } }))
}

async function recordDelivery({ db }: Payload, name: string): Promise<void> {
  try {
    await db.create({ collection: DELIVERED_FILES, data: { name } })
  } catch {
    // Another process has recorded the same file.
  }
}

/** Sends files that the site does not have, before the document that shows them. */
export async function sendFiles(
  payload: Payload,
  client: SiteClient,
  dir: string,
  names: readonly string[],
): Promise<Outcome> {
  for (const name of names) {
    if (await isDelivered(payload, name)) continue
    let bytes: Buffer
    try {
      bytes = await readFile(path.join(dir, name))
    } catch {
      return { outcome: 'refused', reason: { code: 'picture', issues: [{ path: name, message: '' }] } }
    }
    const result = await client.sendFile(name, bytes)
    if (result.outcome !== 'taken') return result
    await recordDelivery(payload, name)
  }
  return { outcome: 'taken' }
}
