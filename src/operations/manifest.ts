import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, OperatorError } from '@marquee/kit/start/operator-error.ts'
import { z } from 'zod'

export const MANIFEST = 'backup.json'
const FORMAT = 1

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Instant. */
  madeAt: z.string(),
  databases: z.enum(['sqlite', 'postgres']),
  outsideSecrets: z.array(z.string()),
  /** Path in the backup → SHA-256. */
  files: z.record(z.string().regex(/^(?!.*(?:^|\/)\.\.(?:\/|$))[^/].*$/), z.string()),
})

export type Manifest = z.output<typeof manifest>

export const manifestOf = (rest: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...rest })

/** Written last, so that an interrupted backup has none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw error
    throw new OperatorError(`${folder} is not a complete backup: it has no ${MANIFEST}.`)
  })
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw new OperatorError(`${join(folder, MANIFEST)} is damaged, or of another version of this program.`)
  }
}
