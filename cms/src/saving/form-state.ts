import type { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { withoutEcho } from './answered-values.ts'

type FormStateCall = typeof buildFormStateHandler

/** Responses to saved forms leave what has been written since. */
export const keepWritten =
  (answer: FormStateCall): FormStateCall =>
  async (args) => {
    const response = await answer(args)
    const { data, formState: sent } = args
    // A saved form sends both.
    return data && sent && response.state
      ? { ...response, state: withoutEcho(sent, response.state) }
      : response
  }
