import type { Validate } from 'payload'
import { isSite } from '#config/is-site.ts'
import { linkAddress } from '#models/wire.ts'
import { type ContentField, isContent } from './content-field.ts'
import { record, recordsOf, textsOf, type UnknownRecord } from './document-value.ts'
import { type AllowedBy, type EditorialKind, titleOf } from './editorial-kind.ts'
import { type ReferredKind, referredBy, unknownSlugs } from './referred.ts'
import { holderOf, slugFault, wordOfAddress } from './slug.ts'
import { type FaultName, faultIn } from './texts.ts'

type Options = Parameters<Validate>[1]

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const language = ({ req }: Options) => req.i18n?.language ?? 'en'

/** The parent of a field. */
export interface Holder {
  /**
   * Siblings of an optional object, which exists if one of them is filled in; undefined for a required one.
   */
  readonly optional: readonly ContentField[] | undefined
}

/** One filled field of an object makes its required fields required. */
const isBegun = (fields: readonly ContentField[], siblings: UnknownRecord) =>
  fields.filter(isContent).some(({ name, fields: inner }) => inner.length === 0 && !isEmpty(siblings[name]))

function isMissing(
  field: ContentField,
  { optional }: Holder,
  value: unknown,
  { siblingData }: Options,
): boolean {
  return (
    field.required && isEmpty(value) && (optional === undefined || isBegun(optional, record(siblingData)))
  )
}

/** Title of the document that already has the slug. */
async function takenBy(
  kind: EditorialKind,
  slug: string,
  { req, id, data, event }: Options,
): Promise<string | undefined> {
  const { site } = record(data)
  if (event === 'onChange' || typeof site !== 'string') return undefined
  const other = await holderOf(kind, slug, { site, id, req })
  return other && String(other[kind.title] ?? other.key ?? '')
}

const validateSlug =
  (kind: EditorialKind, field: ContentField): Validate =>
  async (value: unknown, options) => {
    const message = language(options)
    // The title gives the slug if there is none, unless it has neither a letter nor a digit.
    if (typeof value !== 'string' || isEmpty(value)) {
      const title = titleOf(kind, record(options.data))
      return isEmpty(title) ||
        field.path !== 'slug' ||
        options.event === 'onChange' ||
        wordOfAddress(title) !== ''
        ? true
        : faultIn(message, 'slugMissing')
    }
    const fault = slugFault(value)
    if (fault !== undefined) return faultIn(message, fault, { slug: value })
    const other = field.path === 'slug' ? await takenBy(kind, value, options) : undefined
    return other === undefined || faultIn(message, 'slugTaken', { slug: value, other })
  }

function validateLink(field: ContentField, holder: Holder): Validate {
  return (value: unknown, options) => {
    const begun =
      holder.optional !== undefined &&
      field.name === 'url' &&
      isBegun(holder.optional, record(options.siblingData))
    if (isEmpty(value))
      return (
        !begun ||
        !holder.optional?.some(({ name }) => name === 'label') ||
        faultIn(language(options), 'linkMissing')
      )
    return linkAddress.parse(value) !== null || faultIn(language(options), 'linkForm')
  }
}

/** Refuses a value that its site would ignore. */
function validateAllowed(allowed: AllowedBy, fault: FaultName, first?: Validate): Validate {
  return async (value: unknown, options) => {
    const valid = (await first?.(value, options)) ?? true
    if (valid !== true) return valid
    const { site } = record(options.data)
    const isAllowed = !isSite(site) || allowed(value, site, record(options.siblingData))
    return isAllowed || faultIn(language(options), fault)
  }
}

/** Refuses a slug that names nothing on the site of the document. */
function validateReferred(kind: ReferredKind, first?: Validate): Validate {
  return async (value: unknown, options) => {
    const valid = (await first?.(value, options)) ?? true
    const { site } = record(options.data)
    if (valid !== true || options.event === 'onChange' || !isSite(site)) return valid
    const names = await unknownSlugs(options.req, kind, site, textsOf([value].flat()))
    return names.length === 0 || faultIn(language(options), 'referenceUnknown', { names: names.join(', ') })
  }
}

/** Refuses a value that the sites could not parse. */
const validateRead =
  (read: (value: string) => string | null): Validate =>
  (value: unknown, options) =>
    isEmpty(value) ||
    (typeof value === 'string' && read(value.trim()) !== null) ||
    faultIn(language(options), 'addressForm')

/** `endDate` and `endTime` must not be before `startDate` and `startTime`. */
const validateEnd =
  (start: string): Validate =>
  (value: unknown, options) => {
    const from = record(options.siblingData)[start]
    if (isEmpty(value) || isEmpty(from)) return true
    return Date.parse(String(value)) >= Date.parse(String(from)) || faultIn(language(options), 'endFirst')
  }

/** Characters that a text has at most; lists and heads of pages show it whole. */
const longest: Readonly<Partial<Record<ContentField['type'], number>>> = { text: 300, longText: 3_000 }

function lengthFault({ type }: ContentField, value: unknown, options: Options): string | true {
  const most = longest[type]
  return most === undefined || typeof value !== 'string' || value.length <= most
    ? true
    : faultIn(language(options), 'tooLong', { most: String(most), count: String(value.length) })
}

const validateText =
  (field: ContentField, holder: Holder): Validate =>
  (value: unknown, options) =>
    isMissing(field, holder, value, options)
      ? faultIn(language(options), 'textMissing')
      : lengthFault(field, value, options)

const starts: Readonly<Record<string, string>> = { endDate: 'startDate', endTime: 'startTime' }

/** The error message for a value, or undefined if Payload's own rules for the type suffice. */
export function validationOf(kind: EditorialKind, field: ContentField, holder: Holder): Validate | undefined {
  const allowed = kind.allows?.[field.path]
  const form = formOf(kind, field, holder)
  const fault = kind.reads?.[field.path] ? 'hostNotListed' : 'partyNotListed'
  const referred = referredBy(field)
  if (referred) return validateReferred(referred, form)
  return allowed ? validateAllowed(allowed, fault, form) : form
}

function formOf(kind: EditorialKind, field: ContentField, holder: Holder): Validate | undefined {
  if (field.type === 'labels') return validateOnce
  const start = starts[field.name]
  if (start !== undefined) return validateEnd(start)
  const read = kind.reads?.[field.path]
  if (read) return validateRead(read)
  if (field.type === 'slug')
    return field.required && field.path !== 'slug' ? validateText(field, holder) : validateSlug(kind, field)
  if (field.type === 'link') return validateLink(field, holder)
  return field.type in longest || (field.type === 'reference' && field.required)
    ? validateText(field, holder)
    : undefined
}

function twice(names: readonly unknown[]): string | undefined {
  const seen = new Set<unknown>()
  for (const name of names) {
    if (seen.has(name)) return String(name)
    seen.add(name)
  }
  return undefined
}

/** Rows with the same name are refused. */
const validateOnce: Validate = (value: unknown, options) => {
  const repeated = twice(recordsOf(value).map(({ name }) => name))
  return repeated === undefined || faultIn(language(options), 'nameTwice', { name: repeated })
}
