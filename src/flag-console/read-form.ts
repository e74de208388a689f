import { serviceLimits } from '../../config/service-limits.ts'
import { readForm } from '../http/read-form.ts'

const { bodyBytes } = serviceLimits.flags

/** The fields of a sent form. A field that is not there is empty. */
export interface ConsoleForm {
  /** Trimmed. */
  text(name: string): string
  /** As it was typed: for passwords. */
  exact(name: string): string
  /** Of every field, in their order. */
  names(): readonly string[]
  /** Every value of a field that can be there more than once. */
  all(name: string): readonly string[]
  /** A file that was chosen; null where none was. */
  file(name: string): File | null
}

function formOf(data: FormData): ConsoleForm {
  const exact = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    text: (name) => exact(name).trim(),
    exact,
    names: () => [...new Set(data.keys())],
    all: (name) => data.getAll(name).filter((value) => typeof value === 'string'),
    file(name) {
      const value = data.get(name)
      return value instanceof File && value.size > 0 ? value : null
    },
  }
}

/** The fields of a form; `tooLarge` and `notAForm` are refusals. */
export async function readConsoleForm(request: Request): Promise<ConsoleForm | 'tooLarge' | 'notAForm'> {
  const form = await readForm(request, { fields: bodyBytes, files: bodyBytes })
  return typeof form === 'string' ? form : formOf(form)
}
