import { z } from 'zod'
import { type Guest, wireGuest } from './article.ts'
import { type CallToAction, toCallToAction, wireCallToAction } from './call-to-action.ts'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
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

export interface MasterTemplateHeader {
  readonly title: string
  readonly subtitle: string | null
  readonly description: SafeHtml | null
  readonly backdrop: Picture | null
  readonly logo: Picture | null
  readonly cta: CallToAction | null
}

export interface MasterTemplateCard {
  readonly title: string
  readonly description: SafeHtml | null
  readonly image: Picture | null
  readonly cta: CallToAction | null
}

export interface MasterTemplateBlock {
  readonly title: string | null
  readonly description: SafeHtml | null
  readonly items: readonly MasterTemplateCard[]
}

export interface MasterTemplateCinema {
  readonly slug: string
  readonly name: string
  readonly city: string | null
}

/** A page composed of blocks; an absent block is null or empty. */
export interface MasterTemplate {
  readonly slug: string
  /** `about`, `contact`; null for others. */
  readonly pageType: string | null
  /** Blocks in the editor's order; others follow in the default order. */
  readonly blockOrder: readonly string[]
  readonly header: MasterTemplateHeader
  readonly explanation: MasterTemplateBlock | null
  readonly mosaic: MasterTemplateBlock | null
  readonly listing: MasterTemplateBlock | null
  readonly mobileApp: MasterTemplateBlock | null
  readonly cinemas: readonly MasterTemplateCinema[]
  readonly shows: readonly string[]
  /** Texts of the page by key. */
  readonly labels: Readonly<Record<string, string>>
  readonly guest: Guest | null
  readonly redirectSlug: string | null
  readonly seo: Seo
}

export interface MasterTemplateSummary {
  readonly slug: string
  readonly title: string
  readonly indexed: boolean
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
  const items = wire.items.map(({ cta, ...item }) => ({ ...item, cta: toCallToAction(cta) }))
  return wire.title === null && wire.description === null && items.length === 0
    ? null
    : { title: wire.title, description: wire.description, items }
}

export function toMasterTemplate(wire: z.output<typeof wireMasterTemplate>): MasterTemplate {
  return {
    slug: wire.slug,
    pageType: wire.pageType,
    blockOrder: wire.blockOrder,
    header: {
      ...wire.header,
      cta: toCallToAction(wire.header.cta),
    },
    explanation: toBlock(wire.explanation),
    mosaic: toBlock(wire.mosaic),
    listing: toBlock(wire.listing),
    mobileApp: toBlock(wire.mobileApp),
    cinemas: wire.cinemas,
    shows: wire.shows,
    labels: Object.fromEntries(
      wire.labels.flatMap(([name, label]) => (label === null ? [] : [[name, label]])),
    ),
    guest: wire.guest,
    redirectSlug: wire.redirectSlug,
    seo: toSeo(wire.seo),
  }
}

export const toMasterTemplates = (
  wire: z.output<typeof wireMasterTemplates>,
): readonly MasterTemplateSummary[] => wire
