import type { Edition } from '../document/edition.ts'

export interface RouterContext {
  readonly edition: Edition
}
