import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { codeOf } from '@marquee/kit/start/operator-error.ts'
import { type Features, parseFeatures } from '#models/feature.ts'
import { z } from '#models/zod.ts'

export interface FlagBackup {
  /** Undefined without a backup of this service. Rejects with a sentence if it is unreadable. */
  read(): Promise<Features | undefined>
  write(definitions: Pick<Features, 'features' | 'segments'>): Promise<void>
}

const schema = z.object({ of: z.string(), definitions: z.unknown() })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes atomically. `of` names service and environment; a backup of another one is ignored. */
export function createFlagBackup(file: string, of: string): FlagBackup {
  let writing: Promise<void> = Promise.resolve()

  async function replace(text: string): Promise<void> {
    const fresh = `${file}.${process.pid}`
    try {
      await writeFile(fresh, text, { mode: 0o600, flush: true })
      await rename(fresh, file)
    } catch (error) {
      await rm(fresh, { force: true })
      throw error
    }
  }

  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      })
      if (text === undefined) return undefined
      const { data } = schema.safeParse(parsed(text))
      const features = data && parseFeatures(data.definitions)
      if (!data || !features) throw new Error(`${file} is damaged`)
      return data.of === of ? features : undefined
    },
    write({ features, segments }) {
      const text = JSON.stringify({ of, definitions: { features, segments } })
      writing = writing.catch(() => {}).then(() => replace(text))
      return writing
    },
  }
}
