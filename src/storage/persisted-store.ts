import { isPrivateMode } from './private-mode.ts'

/** Small values that outlive the page. */
export interface PersistedStore {
  read(name: string): string | null
  write(name: string, value: string): void
  remove(name: string): void
}

const memory = new Map<string, string>()

/** Lost with the page: for private windows and browsers without storage. */
const inMemory: PersistedStore = {
  read: (name) => memory.get(name) ?? null,
  write: (name, value) => void memory.set(name, value),
  remove: (name) => void memory.delete(name),
}

/** Values that the browser refuses to store stay in memory. A private window deletes them as it closes. */
export const browserStore: PersistedStore = {
  read(name) {
    try {
      return localStorage.getItem(name) ?? inMemory.read(name)
    } catch {
      return inMemory.read(name)
    }
  },
  write(name, value) {
    try {
      localStorage.setItem(name, value)
    } catch {
      inMemory.write(name, value)
    }
  },
  remove(name) {
    inMemory.remove(name)
    try {
      localStorage.removeItem(name)
    } catch {}
  },
}

let opening: Promise<PersistedStore> | undefined

/** Values stay in memory in a private window. */
export function openPersistedStore(
  isPrivate: () => Promise<boolean> = isPrivateMode,
): Promise<PersistedStore> {
  opening ??= isPrivate().then((hidden) => (hidden ? inMemory : browserStore))
  return opening
}
