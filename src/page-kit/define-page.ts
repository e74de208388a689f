import type { z } from 'zod'
import type { Language } from '../../config/types.ts'
import type { PageResult } from '../page-models/page-result.ts'
import type { Composition } from './composition.server.ts'

/** What a page's input always has; `slug` and `filters` are read by the composition. */
export interface ReadInput {
  readonly language: Language
  readonly slug?: string | undefined
  readonly filters?: string | undefined
}

interface PageOnServer<Given, Read extends ReadInput, Model> {
  readonly input: z.ZodType<Read, Given>
  compose(composition: Composition, input: NoInfer<Read>): Promise<PageResult<Model>>
}

/** A page's data: its name in addresses, the namespaces of `locales/` that its view needs besides those of the frame, and how it is composed. */
export interface Page<Given = unknown, Model = unknown> {
  readonly name: string
  readonly texts: readonly string[]
  /** Undefined in the browser, whose build leaves it out. */
  readonly onServer: () => PageOnServer<Given, ReadInput, Model> | undefined
}

/** The types of the input and of the model are inferred from `onServer`, which the build of the browser leaves out. */
export const definePage = <Given, Read extends ReadInput, Model>(page: {
  readonly name: string
  readonly texts: readonly string[]
  readonly onServer: () => PageOnServer<Given, Read, Model> | undefined
}): Page<Given, Model> => page
