import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface BuiltPictures {
  read(name: string): Promise<Buffer | undefined>
}

/** The pictures that `scripts/pictures.mjs` makes, also while the server runs, by their `derivativeName`. Never written by the server. */
export function openBuiltPictures(folder: string | undefined): BuiltPictures {
  return {
    read: async (name) =>
      folder === undefined ? undefined : readFile(join(folder, name)).catch(() => undefined),
  }
}
