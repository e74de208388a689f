import { outsideHref } from '@marquee/addresses/outside-page.ts'
import { mobileApp } from '#config/mobile-app.ts'
import type { Cinema } from '#models/cinema.ts'
import type { MasterTemplate, MasterTemplateBlock } from '#models/master-template.ts'
import { hyphenated } from '#models/rules/plain-letters.ts'
import type { Show } from '#models/show.ts'
import { type Composition, loadBooks, optionalList } from '../page-kit/composition.server.ts'
import type { Books } from '../page-kit/labels.ts'
import { translateIn } from '../page-kit/labels.ts'
import { cinemaPath, ctaModel, link, pathOf } from '../page-kit/links.ts'
import { widePicture } from '../page-kit/pictures.ts'
import type { BlockItemModel, BlockKind, BlockModel } from '../page-models/information.ts'
import type { LinkModel } from '../page-models/parts.ts'
import { showCard } from '../programme/show-card.ts'

/** Default order, for pages without one. */
const usual: readonly BlockKind[] = [
  'explanation',
  'mosaic',
  'listing',
  'shows',
  'cinemas',
  'mobileApp',
  'guest',
]

interface Material {
  readonly template: MasterTemplate
  readonly composition: Composition
  readonly cinemas: readonly Cinema[]
  readonly shows: readonly Show[]
  readonly books: Books | null
  /** Fragments in use. */
  readonly anchors: Set<string>
}

/** `Wer filmt, und wo?` → `wer-filmt-und-wo`; duplicates are numbered. */
function anchorOf(title: string, taken: Set<string>): string {
  const base = hyphenated(title) || 'part'
  let anchor = base
  for (let number = 2; taken.has(anchor); number++) anchor = `${base}-${number}`
  taken.add(anchor)
  return anchor
}

function itemsOf(block: MasterTemplateBlock, { composition, anchors }: Material): readonly BlockItemModel[] {
  return block.items.map(({ title, description, image, cta }) => ({
    anchor: anchorOf(title, anchors),
    title,
    text: description,
    picture: widePicture(image),
    cta: ctaModel(cta, composition.edition),
  }))
}

const cards =
  <Kind extends 'explanation' | 'mosaic' | 'listing'>(kind: Kind) =>
  (material: Material): BlockModel | null => {
    const block = material.template[kind]
    return block && { kind, title: block.title, text: block.description, items: itemsOf(block, material) }
  }

/** App stores of the country, in the page's language. */
export function storeLinks({ edition }: Pick<Composition, 'edition'>): {
  readonly ios: LinkModel
  readonly android: LinkModel
} {
  const t = translateIn(edition.i18n, 'mobile-app')
  const store = (system: 'ios' | 'android') => ({
    label: t(`stores.${system}`),
    href: outsideHref(edition.language, mobileApp.stores[system].replace('{site}', edition.site.id)),
    external: true,
  })
  return { ios: store('ios'), android: store('android') }
}

function mobileAppBlock(material: Material): BlockModel | null {
  const { template, composition } = material
  const block = template.mobileApp
  if (block === null) return null
  const href = pathOf(composition.edition, 'mobileApp')
  const t = translateIn(composition.edition.i18n, 'information')
  const { ios, android } = storeLinks(composition)
  return {
    kind: 'mobileApp',
    title: block.title,
    text: block.description,
    items: itemsOf(block, material),
    app: href === null ? null : link(template.labels.mobileApp ?? t('mobileApp'), href),
    stores: [ios, android],
  }
}

/** Unknown cinemas are left out, unless the site's list could not be loaded. */
function cinemasBlock({ template, composition, cinemas }: Material): BlockModel | null {
  const { edition, formats } = composition
  const known = new Set(cinemas.map(({ slug }) => slug))
  const own = template.cinemas.filter(({ slug }) => known.size === 0 || known.has(slug))
  if (own.length === 0) return null
  const byCity = Map.groupBy(own, ({ city }) => city ?? '')
  const cities = [...byCity].map(([name, group]) => ({
    name,
    cinemas: group
      .map((cinema) => link(cinema.name, cinemaPath(edition, cinema.slug)))
      .sort((a, b) => formats.collator.compare(a.label, b.label)),
  }))
  const title = template.labels.cinemas ?? translateIn(edition.i18n, 'information')('cinemas')
  return { kind: 'cinemas', title, cities: cities.sort((a, b) => formats.collator.compare(a.name, b.name)) }
}

function showsBlock({ template, composition, shows, books }: Material): BlockModel | null {
  if (books === null) return null
  const { edition, formats, t } = composition
  const own = template.shows.flatMap((slug) => shows.find((show) => show.slug === slug) ?? [])
  if (own.length === 0) return null
  const title = template.labels.shows ?? translateIn(edition.i18n, 'information')('shows')
  return {
    kind: 'shows',
    title,
    shows: own.map((show) => showCard(show, { edition, formats, t, tags: books.tags })),
  }
}

function guestBlock({ template, composition }: Material): BlockModel | null {
  const { guest, labels } = template
  if (guest === null) return null
  const title = labels.guest ?? translateIn(composition.edition.i18n, 'information')('guest')
  return {
    kind: 'guest',
    title,
    name: guest.name,
    text: guest.description,
    picture: widePicture(guest.image),
  }
}

const makers: { readonly [Kind in BlockKind]: (material: Material) => BlockModel | null } = {
  explanation: cards('explanation'),
  mosaic: cards('mosaic'),
  listing: cards('listing'),
  shows: showsBlock,
  cinemas: cinemasBlock,
  mobileApp: mobileAppBlock,
  guest: guestBlock,
}

const isKnown = (name: string): name is BlockKind => Object.hasOwn(makers, name)

/** The blocks of a name in the order of a page: that of a kind, or a further one. */
function blocksNamed(name: string, material: Material): readonly BlockModel[] {
  if (isKnown(name)) return [makers[name](material) ?? []].flat()
  const further = material.template.furtherBlocks.find((each) => each.name === name)
  if (!further) return []
  const own = { ...material, template: { ...material.template, ...further } }
  return usual.flatMap((kind) => makers[kind](own) ?? [])
}

/** Blocks in the editor's order; unknown kinds are left out. */
export async function composeBlocks(
  template: MasterTemplate,
  composition: Composition,
): Promise<readonly BlockModel[]> {
  const { language } = composition.edition
  const all = [template, ...template.furtherBlocks]
  const [hasCinemas, hasShows] = [
    all.some(({ cinemas }) => cinemas.length > 0),
    all.some(({ shows }) => shows.length > 0),
  ]
  const [cinemas, shows, books] = await Promise.all([
    hasCinemas ? optionalList(composition, composition.api.cinemas({ language })) : [],
    hasShows ? optionalList(composition, composition.api.shows({ language })) : [],
    hasShows ? loadBooks(composition) : null,
  ])
  const material: Material = { template, composition, cinemas, shows, books, anchors: new Set() }
  const further = template.furtherBlocks.map(({ name }) => name)
  const order = new Set([...template.blockOrder, ...usual, ...further])
  return [...order].flatMap((name) => blocksNamed(name, material))
}
