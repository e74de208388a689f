import { routes } from '#config/routes.ts'
import type { SiteId } from '#config/sites.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { placesOf } from './casting.ts'
import { townOf } from './place-names.ts'
import { charter, information, termsOfSale } from './programme-files.ts'
import type { BlockRecord, InformationCard, InformationRecord } from './programme-pages.ts'
import { isFilm, isRunning } from './release.ts'
import { ranked } from './show-items.ts'
import { demoLink } from './site-links.ts'
import type { DemoLanguage, SiteText } from './site-text.ts'
import type { DemoTask } from './task.ts'

type Button = NonNullable<InformationCard['cta']>

const SHOWS = 8

/** Sites with general terms of their own. */
const termsSites: readonly SiteId[] = routes.generalTerms.sites

const textIn = (text: SiteText | null | undefined, language: DemoLanguage): string | null =>
  text?.[language] ?? null

const picture = (task: DemoTask, motif: string | null | undefined) =>
  motif ? task.pictures.editorial(motif) : null

function button(task: DemoTask, cta: Button | null | undefined): Record<string, unknown> | null {
  const url = cta && demoLink(task, cta.to)
  return cta && url !== undefined && url !== null
    ? { label: textIn(cta.label, task.language), url, newTab: false, kind: cta.kind }
    : null
}

const card = (
  task: DemoTask,
  { title, description, motif, cta }: InformationCard,
): Record<string, unknown> => ({
  title: textIn(title, task.language),
  description: textIn(description, task.language),
  image: picture(task, motif),
  cta: button(task, cta),
})

const block = (task: DemoTask, record: BlockRecord | undefined): Record<string, unknown> | null =>
  record === undefined
    ? null
    : {
        title: textIn(record.title, task.language),
        description: textIn(record.description, task.language),
        items: record.items.map((item) => card(task, item)),
      }

function cinemasOf({ site, language }: DemoTask, choice: string | undefined): Record<string, unknown>[] {
  if (choice === undefined) return []
  const chosen = placesOf(site).cinemas.filter(
    ({ pmr, formats }) => choice === 'all' || (choice === 'pmr' ? pmr : formats.includes(choice)),
  )
  return chosen.map((cinema) => ({
    slug: cinema.slug,
    name: cinema.name,
    city: townOf(site, cinema, language),
  }))
}

function showsOf({ site, today }: DemoTask, choice: string | undefined): string[] {
  if (choice === undefined) return []
  const running = ranked(site, today).filter((work) => isRunning(work, today) || !isFilm(work))
  const chosen = running.filter((work) =>
    choice === 'events' ? !isFilm(work) : choice === 'kids' ? work.kids : work.formats.includes(choice),
  )
  return chosen.slice(0, SHOWS).map(({ slug }) => slug)
}

function pageItem(record: InformationRecord, position: number, task: DemoTask): NewItem {
  const { language } = task
  const { header, guest } = record
  const slug = textIn(record.slug, language) ?? record.id
  const target = information.find(({ id }) => id === record.redirectTo)
  const image = picture(task, header.motif)
  const base = {
    slug,
    title: textIn(record.name ?? header.title, language),
    headline: textIn(header.subtitle, language),
    image,
    indexed: record.indexed ?? true,
    pageType: record.pageType ?? null,
    blockOrder: record.blockOrder ?? [],
    header: {
      title: textIn(header.title, language),
      subtitle: textIn(header.subtitle, language),
      description: textIn(header.description, language),
      backdrop: image,
      logo: null,
      cta: button(task, header.cta),
    },
    explanation: block(task, record.explanation),
    mosaic: block(task, record.mosaic),
    listing: block(task, record.listing),
    mobileApp: block(task, record.mobileApp),
    cinemas: cinemasOf(task, record.cinemas),
    shows: showsOf(task, record.shows),
    labels: Object.fromEntries(
      Object.entries({ ...record.labels, ...(record.name && { list: record.name }) }).map(([name, label]) => [
        name,
        textIn(label, language),
      ]),
    ),
    guest: guest
      ? {
          name: guest.name,
          description: textIn(guest.description, language),
          image: picture(task, guest.motif),
        }
      : null,
    redirectSlug: target ? textIn(target.slug, language) : null,
    seo: null,
  }
  return { id: record.id, slug, position, base }
}

export function informationItems(task: DemoTask): NewItem[] {
  const documents = termsSites.includes(task.site) ? [...charter, ...termsOfSale] : charter
  return [...information, ...documents].map((record, position) => pageItem(record, position, task))
}
