import { z } from 'zod'
import { type Guest, wireGuest } from './article.ts'
import { type WithCallToAction, wireCallToAction, withCallToAction } from './call-to-action.ts'
import type { SafeHtml } from './html.ts'
import { picture } from './picture.ts'
import { type Seo, seo, toSeo } from './seo.ts'
import {
  flag,
  html,
  list,
  map,
  object,
  requiredSlug,
  requiredText,
  responseList,
  slug,
  slugs,
  text,
  texts,
} from './wire.ts'

export interface MasterTemplateBlock {
  readonly title: string | null
  readonly description: SafeHtml | null
  readonly items: readonly WithCallToAction<z.output<typeof wireCard>>[]
}

/** A page composed of blocks; an absent block is null or empty. */
export interface MasterTemplate {
  readonly slug: string
  /** `about`, `contact`; null for others. */
  readonly pageType: string | null
  /** Blocks in the editor's order; others follow in the default order. */
  readonly blockOrder: readonly string[]
  readonly header: WithCallToAction<z.output<typeof wireHeader>>
  readonly explanation: MasterTemplateBlock | null
  readonly mosaic: MasterTemplateBlock | null
  readonly listing: MasterTemplateBlock | null
  readonly mobileApp: MasterTemplateBlock | null
  readonly cinemas: readonly Readonly<z.output<typeof wireTemplateCinema>>[]
  readonly shows: readonly string[]
  /** Texts of the page by key. */
  readonly labels: Readonly<Record<string, string>>
  readonly guest: Guest | null
  readonly redirectSlug: string | null
  readonly seo: Seo
}

const wireHeader = z
  .object({
    title: requiredText,
    subtitle: text,
    description: html,
    backdrop: picture,
    logo: picture,
    cta: object(wireCallToAction),
  })
  .meta({ id: 'MasterTemplateHeader' })

const wireCard = z
  .object({ title: requiredText, description: html, image: picture, cta: object(wireCallToAction) })
  .meta({ id: 'MasterTemplateCard' })
const wireBlock = z
  .object({ title: text, description: html, items: list(wireCard) })
  .meta({ id: 'MasterTemplateBlock' })
const wireTemplateCinema = z
  .object({ slug: requiredSlug, name: requiredText, city: text })
  .meta({ id: 'MasterTemplateCinema' })

export const wireMasterTemplate = z
  .object({
    slug: requiredSlug,
    pageType: text,
    blockOrder: texts,
    header: wireHeader,
    explanation: object(wireBlock),
    mosaic: object(wireBlock),
    listing: object(wireBlock),
    mobileApp: object(wireBlock),
    cinemas: list(wireTemplateCinema),
    shows: slugs,
    labels: map(text),
    guest: object(wireGuest),
    redirectSlug: slug,
    seo,
  })
  .meta({ id: 'MasterTemplate' })

export const wireMasterTemplateSummary = z
  .object({ slug: requiredSlug, title: requiredText, indexed: flag(true) })
  .meta({ id: 'MasterTemplateSummary' })
export const wireMasterTemplates = responseList(wireMasterTemplateSummary)

function toBlock(wire: z.output<typeof wireBlock> | null): MasterTemplateBlock | null {
  if (wire === null) return null
  const items = wire.items.map(withCallToAction)
  return wire.title === null && wire.description === null && items.length === 0
    ? null
    : { title: wire.title, description: wire.description, items }
}

export const toMasterTemplate = (wire: z.output<typeof wireMasterTemplate>): MasterTemplate => ({
  ...wire,
  header: withCallToAction(wire.header),
  explanation: toBlock(wire.explanation),
  mosaic: toBlock(wire.mosaic),
  listing: toBlock(wire.listing),
  mobileApp: toBlock(wire.mobileApp),
  labels: Object.fromEntries(wire.labels.flatMap(([name, label]) => (label === null ? [] : [[name, label]]))),
  seo: toSeo(wire.seo),
})
