import type { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { FormState } from 'payload'
import { writtenText } from '../content/written-text.ts'

type FormStateCall = typeof buildFormStateHandler

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Fields that are still as they were sent take what the server computed of a new document, such as its slug. */
export function computedValues(
  document: Readonly<Record<string, unknown>>,
  sent: FormState,
  now: FormState,
): FormState {
  const entries = Object.entries(document).flatMap(([path, value]) => {
    const field = now[path]
    const isNew = isScalar(value) && value !== sent[path]?.value
    return field && isNew && field.value === sent[path]?.value
      ? [[path, { value, initialValue: value, passesCondition: field.passesCondition !== false }] as const]
      : []
  })
  return Object.fromEntries(entries)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one || null) === JSON.stringify(other || null)

/**
 * The response to a saved form without the values that the form sent itself. Payload takes over those of all fields but
 * the last one that was changed, so it would undo what was written elsewhere while the form was saved.
 */
export const withoutEcho = (sent: FormState, received: FormState): FormState =>
  Object.fromEntries(
    Object.entries(received).map(([path, field]) => {
      const known = sent[path]
      if (!known || field.addedByServer || !isSame(known.value, field.value)) return [path, field]
      const { value: _, initialValue: __, ...rest } = field
      return [path, rest]
    }),
  )

/** Forms that save by themselves are merged: Payload's lock would close them for everybody else. */
function withoutLock(args: Parameters<FormStateCall>[0]): Parameters<FormStateCall>[0] {
  const { versions } = args.req.payload.collections[args.collectionSlug ?? '']?.config ?? {}
  const isMerged = versions && versions.drafts && versions.drafts.autosave
  return isMerged ? { ...args, returnLockStatus: false, updateLastEdited: false } : args
}

/** Responses to saved forms leave what has been written since. */
export const keepWritten =
  (answer: FormStateCall): FormStateCall =>
  async (args) => {
    const response = await answer(withoutLock(args))
    const { data, formState: sent } = args
    // A saved form sends both.
    return data && sent && response.state
      ? { ...response, state: withoutEcho(sent, response.state) }
      : response
  }

const isFilled = (value: unknown) => typeof value === 'number' || writtenText(value).trim() !== ''

/** A new document is worth saving once it has a site, without which it has no id, and anything else. */
export const isBegun = (fields: FormState): boolean =>
  isFilled(fields.site?.value) &&
  Object.entries(fields).some(
    ([path, { value, initialValue }]) =>
      path !== 'site' && typeof value !== 'boolean' && isFilled(value) && !isSame(value, initialValue),
  )

const isAt = (place: string, paths: readonly string[]) =>
  paths.some((path) => place === path || place.startsWith(`${path}.`))

/** The state of a form in which fields, with all rows in them, are replaced. */
export const withFields = (now: FormState, taken: FormState, paths: readonly string[]): FormState => ({
  ...Object.fromEntries(Object.entries(now).filter(([place]) => !isAt(place, paths))),
  ...Object.fromEntries(Object.entries(taken).filter(([place]) => isAt(place, paths))),
})

/** Paths of these that are not being written: Payload marks the field that was changed last. */
export const notWritten = (now: FormState, paths: readonly string[]): readonly string[] =>
  paths.filter(
    (path) => !Object.entries(now).some(([place, field]) => isAt(place, [path]) && field.isModified),
  )
