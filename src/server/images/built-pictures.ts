import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface BuiltPictures {
  read(name: string): Promise<Buffer | undefined>
}

/** The pictures that `scripts/pictures.mjs` made, by their `derivativeName`. Never written by the server. */
export function openBuiltPictures(folder: string | undefined): BuiltPictures {
  const names = new Set(folder !== undefined && existsSync(folder) ? readdirSync(folder) : [])
  return {
    read: async (name) =>
      folder !== undefined && names.has(name)
        ? readFile(join(folder, name)).catch(() => undefined)
        : undefined,
  }
}
