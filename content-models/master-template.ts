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

/** Blocks by their kind; an absent block is null or empty. */
interface MasterTemplateBlocks {
  readonly explanation: MasterTemplateBlock | null
  readonly mosaic: MasterTemplateBlock | null
  readonly listing: MasterTemplateBlock | null
  readonly mobileApp: MasterTemplateBlock | null
  readonly cinemas: readonly Readonly<z.output<typeof wireTemplateCinema>>[]
  readonly shows: readonly string[]
  readonly guest: Guest | null
}

/** A page composed of blocks. */
export interface MasterTemplate extends MasterTemplateBlocks {
  readonly slug: string
  /** `about`, `contact`; null for others. */
  readonly pageType: string | null
  /** Blocks in the editor's order, by kind or name; others follow in the default order. */
  readonly blockOrder: readonly string[]
  /** Each has one block of a kind that the page has already, and a name for the order. */
  readonly furtherBlocks: readonly (MasterTemplateBlocks & { readonly name: string })[]
  readonly header: WithCallToAction<z.output<typeof wireHeader>>
  /** Texts of the page by key. */
  readonly labels: Readonly<Record<string, string>>
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

const wireBlocks = {
  explanation: object(wireBlock),
  mosaic: object(wireBlock),
  listing: object(wireBlock),
  mobileApp: object(wireBlock),
  cinemas: list(wireTemplateCinema),
  shows: slugs,
  guest: object(wireGuest),
}
const wireFurtherBlock = z
  .object({ name: requiredText, ...wireBlocks })
  .meta({ id: 'MasterTemplateFurtherBlock' })

/** Field of a page with the second block of a kind, and so on. */
export const FURTHER_BLOCKS = 'furtherBlocks'

export const wireMasterTemplate = z
  .object({
    slug: requiredSlug,
    pageType: text,
    blockOrder: texts,
    header: wireHeader,
    ...wireBlocks,
    [FURTHER_BLOCKS]: list(wireFurtherBlock),
    labels: map(text),
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

const toBlocks = <Blocks extends z.output<typeof wireFurtherBlock> | z.output<typeof wireMasterTemplate>>(
  wire: Blocks,
) => ({
  ...wire,
  explanation: toBlock(wire.explanation),
  mosaic: toBlock(wire.mosaic),
  listing: toBlock(wire.listing),
  mobileApp: toBlock(wire.mobileApp),
})

export const toMasterTemplate = (wire: z.output<typeof wireMasterTemplate>): MasterTemplate => ({
  ...toBlocks(wire),
  furtherBlocks: wire.furtherBlocks.map(toBlocks),
  header: withCallToAction(wire.header),
  labels: Object.fromEntries(wire.labels.flatMap(([name, label]) => (label === null ? [] : [[name, label]]))),
  seo: toSeo(wire.seo),
})
