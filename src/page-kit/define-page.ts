import type { z } from 'zod'
import type { PageResult } from '../page-models/page-result.ts'
import type { Composition, CompositionInput } from './composition.server.ts'

interface PageOnServer<Given, Read extends CompositionInput, Model> {
  readonly input: z.ZodType<Read, Given>
  compose(composition: Composition, input: NoInfer<Read>): Promise<PageResult<Model>>
}

/** A page's data: its name in addresses, the namespaces of `locales/` that its view needs besides those of the frame, and how it is composed. */
export interface Page<Given = unknown, Model = unknown> {
  readonly name: string
  readonly texts: readonly string[]
  /** Undefined in the browser, whose build leaves it out. */
  readonly onServer: () => PageOnServer<Given, CompositionInput, Model> | undefined
}

/** The types of the input and of the model are inferred from `onServer`, which the build of the browser leaves out. */
export const definePage = <Given, Read extends CompositionInput, Model>(page: {
  readonly name: string
  readonly texts: readonly string[]
  readonly onServer: () => PageOnServer<Given, Read, Model> | undefined
}): Page<Given, Model> => page
