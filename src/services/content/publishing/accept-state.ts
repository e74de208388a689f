import { z } from 'zod'
import { isKeyOf } from '#config/keys.ts'
import { isLanguage } from '#config/languages.ts'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { type DocumentState, type DocumentText, wireDocumentState } from '#models/document-state.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import { isReserved } from '#models/rules/reserved-slugs.ts'
import { documentSchema, itemSchemas } from '../item-schemas.ts'
import type { JsonObject } from '../store/layers.ts'
import { type PublishingIssue, plainIssues } from './plain-issues.ts'

export interface AcceptedState extends DocumentState {
  readonly kind: PublishedKind
}

/** Details are published with their item, not on their own. */
export type PublishedKind = Exclude<
  ItemKind,
  `${string}-detail` | 'cinema-shows' | 'show-cinemas' | 'zone' | 'showtime-group'
>

type DetailKind = Extract<ItemKind, `${string}-detail`>

const noDocuments: readonly string[] = ['cinema-shows', 'show-cinemas', 'zone', 'showtime-group']

const isPublished = (kind: string): kind is PublishedKind =>
  kind === 'document' || (kind in itemSchemas && !kind.endsWith('-detail') && !noDocuments.includes(kind))

export function detailKindOf(kind: PublishedKind): DetailKind | undefined {
  const name = `${kind}-detail` as const
  return isKeyOf(itemSchemas, name) ? name : undefined
}

export const itemOf = (
  { kind, id }: Pick<AcceptedState, 'kind' | 'id'>,
  { slug, fields }: DocumentText,
): { slug: string; base: JsonObject } =>
  kind === 'document' ? { slug: id, base: fields } : { slug, base: { ...fields, slug } }

export function acceptState(body: unknown): AcceptedState | readonly PublishingIssue[] {
  const read = wireDocumentState.safeParse(body)
  if (!read.success) return plainIssues(read.error)
  const state = read.data
  if (!isPublished(state.kind)) return [{ path: 'kind', message: `no item is of the kind "${state.kind}"` }]
  const accepted: AcceptedState = { ...state, kind: state.kind }
  const issues = [
    ...placeIssues(accepted),
    ...languageIssues(accepted),
    ...publishedTexts(accepted).flatMap((text) => textIssues(accepted, ...text)),
  ]
  return issues.length > 0 ? issues : accepted
}

export const publishedTexts = ({ published }: DocumentState): [language: Language, text: DocumentText][] =>
  Object.entries(published).flatMap(([language, text]): [Language, DocumentText][] =>
    isLanguage(language) ? [[language, text]] : [],
  )

function placeIssues({ position, mode }: DocumentState): PublishingIssue[] {
  if (position !== null && position < 0) return [{ path: 'position', message: 'is too small: 0 at least' }]
  return mode === 'enrichment' && position !== null
    ? [{ path: 'position', message: 'an enrichment has no place of its own: use its fields' }]
    : []
}

function languageIssues({ site, published, draft }: DocumentState): PublishingIssue[] {
  const languages: readonly string[] = sites[site].languages
  return Object.entries({ published, draft: draft ?? {} }).flatMap(([part, texts]) =>
    Object.keys(texts)
      .filter((language) => !languages.includes(language))
      .map((language) => ({ path: `${part}.${language}`, message: `the site ${site} has no such language` })),
  )
}

function textIssues(state: AcceptedState, language: Language, text: DocumentText): PublishingIssue[] {
  const path = `published.${language}`
  const reserved =
    state.mode === 'whole' && isReserved(text.slug)
      ? [{ path: `${path}.slug`, message: `"${text.slug}" is a word that addresses use` }]
      : []
  const faults = state.mode === 'whole' ? wholeIssues(state, text, path) : partIssues(state, text, path)
  return [...reserved, ...faults]
}

const faultsOf = (schema: z.ZodType, value: unknown, path: string): PublishingIssue[] => {
  const read = schema.safeParse(value)
  return read.success ? [] : plainIssues(read.error, path)
}

function wholeIssues(state: AcceptedState, text: DocumentText, path: string): PublishingIssue[] {
  const { base } = itemOf(state, text)
  if (state.kind === 'document')
    return faultsOf(documentSchema(state.id), 'list' in base ? base.list : base, `${path}.fields`)
  const detail = detailKindOf(state.kind)
  if (text.detail && !detail)
    return [
      { path: `${path}.detail`, message: `an item of the kind "${state.kind}" has no detail of its own` },
    ]
  const faults = faultsOf(itemSchemas[state.kind], base, `${path}.fields`)
  return faults.length > 0 || !detail || !text.detail
    ? faults
    : faultsOf(itemSchemas[detail], { ...base, ...text.detail }, `${path}.detail`)
}

/** Overlay fields may be a subset, so each is validated on its own. */
function partIssues({ kind }: AcceptedState, { fields, detail }: DocumentText, path: string) {
  const detailKind = detailKindOf(kind)
  if (detail && !detailKind)
    return [{ path: `${path}.detail`, message: `an item of the kind "${kind}" has no detail of its own` }]
  return [
    ...(kind === 'document' ? [] : faultsOf(partOf(itemSchemas[kind]), fields, `${path}.fields`)),
    ...(detail && detailKind ? faultsOf(partOf(itemSchemas[detailKind]), detail, `${path}.detail`) : []),
  ]
}

const partOf = (schema: z.ZodType): z.ZodType => (schema instanceof z.ZodObject ? schema.partial() : schema)
