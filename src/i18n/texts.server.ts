import type { Language } from '../../config/types.ts'
import type { Texts } from './texts.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../locales/*/*.json', { import: 'default', eager: true })

/** Every namespace of a language, merged. */
export function textsOf(language: Language): Texts {
  const folder = `../../locales/${language}/`
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder))
  return Object.fromEntries(own.map(([path, texts]) => [path.slice(folder.length, -'.json'.length), texts]))
}
