import type { z } from 'zod'
import type { PageResult } from '../page-models/page-result.ts'
import type { Composition, CompositionInput } from './composition.server.ts'

interface PageOnServer<Input, Read extends CompositionInput, Model> {
  readonly input: z.ZodType<Read, Input>
  compose(composition: Composition, input: NoInfer<Read>): Promise<PageResult<Model>>
}

/**
 * A page's data: its name in URLs, the `locales/` namespaces its view needs beyond the
 * shell's, and its composition.
 */
export interface Page<Input = unknown, Model = unknown> {
  readonly name: string
  readonly texts: readonly string[]
  /** Undefined in the browser build. */
  readonly onServer: () => PageOnServer<Input, CompositionInput, Model> | undefined
}

/** Infers input and model types from `onServer`, which the browser build strips. */
export const definePage = <Input, Read extends CompositionInput, Model>(page: {
  readonly name: string
  readonly texts: readonly string[]
  readonly onServer: () => PageOnServer<Input, Read, Model> | undefined
}): Page<Input, Model> => page
