import { sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import type { NewItem } from '../content/store/item-writer.ts'
import { addDays } from './calendar.ts'
import { placesOf, worksOf } from './casting.ts'
import { experiencePath, groupPushes, serviceMotifs, storyExtras } from './experience-stories.ts'
import { editorial, experiences, films, type OfferRecord, type Story } from './programme-files.ts'
import type { DemoTask } from './task.ts'

const display = { creationDate: true, socialMedia: true, backToNews: true, newsTag: true }

/** News, whole; lists leave their text out. */
export function newsItems(task: DemoTask): NewItem[] {
  return editorial.news.toSorted((a, b) => a.daysAgo - b.daysAgo).map((story, position) => storyItem(story, position, 'news', task))
}

/** Articles about the experiences. */
export function articleItems(task: DemoTask): NewItem[] {
  return editorial.specials.map((story, position) => {
    const item = storyItem(story, position, 'experience', task)
    return { ...item, base: { ...item.base, ...experienceStory(story, task) } }
  })
}

const STORY_CINEMAS = 4

/** What a story about an experience adds: who speaks, where it can be lived, the way there, the first film that plays so. */
function experienceStory({ id, experience = '' }: Story, { site, language, pictures }: DemoTask): Record<string, unknown> {
  const extras = storyExtras[id]
  const having = placesOf(site).cinemas.filter(({ formats, seatsKinds }) => [...formats, ...seatsKinds].includes(experience))
  const film = worksOf(site).find(({ formats, strands }) => formats.includes(experience) || strands.includes(experience))
  const guest = extras?.guest
  return {
    guest: guest ? { name: guest.name, description: `<p>${guest.text[language]}</p>`, image: pictures.editorial(guest.motif) } : null,
    cta: extras ? { label: extras.cta[language], url: experiencePath(language, experience), newTab: false, kind: 'black' } : null,
    cinemas: having.slice(0, STORY_CINEMAS).map(({ slug, name }) => ({ slug, name })),
    featuredShow: film?.slug ?? null,
  }
}

function storyItem(story: Story, position: number, type: 'news' | 'experience', { site, language, today, pictures }: DemoTask): NewItem {
  const slug = story.slug[language]
  const image = pictures.editorial(story.motif) ?? (story.experience ? pictures.editorial(`experience-${story.experience}`) : null)
  const base = {
    slug,
    title: story.title[language],
    type,
    headline: story.headline[language],
    content: story.content[language],
    image,
    thumbnail: image,
    releaseDate: addDays(today, -story.daysAgo),
    dateType: 'noDate',
    author: story.author,
    topic: story.type,
    redirectSlug: null,
    trackingSlug: story.slug.en,
    featuredShow: filmNamed(story.film, site),
    display,
    cta: null,
    cinemas: [],
    guest: null,
    experience: story.experience ?? null,
    seo: { title: story.title[language], description: story.headline[language] },
  }
  return { id: story.id, slug, position, base }
}

function filmNamed(title: string | null, site: DemoTask['site']): string | null {
  const shown = new Set(worksOf(site))
  return films.find((film) => title !== null && shown.has(film) && Object.values(film.title).includes(title))?.slug ?? null
}

/** Offers, whole. */
export function offerItems(task: DemoTask): NewItem[] {
  return editorial.offers.map((offer, position) => ({ id: offer.id, slug: offer.slug[task.language], position, base: offerArticle(offer, task) }))
}

function offerArticle(offer: OfferRecord, { language, today, pictures }: DemoTask): Record<string, unknown> {
  const image = pictures.editorial(offer.motif)
  const start = addDays(today, offer.startOffset)
  const end = offer.endOffset === null ? null : addDays(today, offer.endOffset)
  const dated = offer.dateType !== 'noDate'
  return {
    slug: offer.slug[language],
    title: offer.title[language],
    type: 'offer',
    kind: offer.kind,
    headline: offer.headline[language],
    content: offer.content[language],
    image,
    thumbnail: image,
    releaseDate: addDays(today, Math.min(offer.startOffset, 0)),
    dateType: offer.dateType,
    startDate: dated ? start : null,
    startTime: offer.dateType === 'exact' ? `${start} 23:59:00` : null,
    endDate: dated ? end : null,
    endTime: null,
    author: null,
    redirectSlug: null,
    trackingSlug: offer.slug.en,
    featuredShow: null,
    display: { ...display, backToNews: false },
    cta: null,
    cinemas: [],
    guest: null,
    seo: { title: offer.title[language], description: offer.headline[language] },
  }
}

/** `offers/temporary`. */
export function temporaryOfferItems({ site, language, pictures }: DemoTask): NewItem[] {
  return editorial.offers
    .filter(({ kind }) => kind === 'temporary')
    .map((offer, position) => ({
      id: offer.id,
      slug: offer.slug[language],
      position,
      base: {
        title: offer.title[language],
        subtitle: offer.headline[language],
        price: offer.price?.[sites[site].currency] ?? null,
        initialPrice: null,
        ordering: position,
        cta: null,
        picture: pictures.editorial(offer.motif),
      },
    }))
}

/** `offers/promotion`: the offers that hold all year. */
export const promotionOfferItems = (task: DemoTask): NewItem[] =>
  editorial.offers
    .filter(({ kind }) => kind === 'promotion')
    .map((offer, position) => ({ id: offer.id, slug: offer.slug[task.language], position, base: offerArticle(offer, task) }))

const experienceFields = (index: number, { language, pictures }: DemoTask) => {
  const record = experiences.experiences[index]
  if (!record) throw new Error(`There is no demo experience ${index}`)
  return {
    slug: record.slug,
    title: record.title[language],
    backdrop: pictures.editorial(`experience-${record.slug}`),
    logo: pictures.editorial(`logo-${record.slug}`),
    teaser: record.tagline[language],
    tag: record.slug,
    order: index,
    group: record.group,
  }
}

export const experienceItems = (task: DemoTask): NewItem[] =>
  experiences.experiences.map(({ slug }, position) => ({ id: slug, slug, position, base: experienceFields(position, task) }))

/** Clips that are drawn. */
const CLIPS = 3

/** What `gpxp/{slug}` adds; its cinemas are those that carry its tag. */
export const experienceDetailItems = ({ language, pictures }: DemoTask): NewItem[] =>
  experiences.experiences.map(({ slug, title, description, details, services }, position) => ({
    id: slug,
    slug,
    position,
    base: {
      details: `<p>${description[language]}</p>${details[language]}`,
      video:
        position < CLIPS
          ? [{ externalId: `/media/trailers/clip-${1 + position}.mp4`, videoType: 'own', title: title[language], isMain: true, language }]
          : [],
      services: services.map((service, index) => ({
        id: `${slug}-${index + 1}`,
        title: service.title[language],
        description: `<p>${service.description[language]}</p>`,
        img: pictures.editorial(serviceMotifs[slug]?.[index] ?? ''),
      })),
      redirectSlug: null,
      seo: { title: title[language], description: description[language] },
    },
  }))

export const experienceGroupItems = (task: DemoTask): NewItem[] =>
  experiences.groups.map((group, position) => ({
    id: group.slug,
    slug: group.slug,
    position,
    base: {
      slug: group.slug,
      title: group.title[task.language],
      description: `<p>${group.text[task.language]}</p>`,
      backdrop: task.pictures.editorial(`experience-${experiences.experiences.find((each) => each.group === group.slug)?.slug ?? ''}`),
      articles: articlesOf(group.slug, task),
      pushes: pushesOf(group.slug, task),
      experiences: experiences.experiences.flatMap((each, index) => (each.group === group.slug ? [experienceFields(index, task)] : [])),
    },
  }))

function articlesOf(group: string, task: DemoTask): Record<string, unknown>[] {
  const inGroup = new Set(experiences.experiences.filter((each) => each.group === group).map(({ slug }) => slug))
  return articleItems(task)
    .filter(({ base }) => typeof base.experience === 'string' && inGroup.has(base.experience))
    .map(({ base }) => Object.fromEntries(Object.entries(base).filter(([field]) => field !== 'content')))
}

function pushesOf(group: string, { language, pictures }: DemoTask): Record<string, unknown>[] {
  const push = groupPushes[group]
  if (!push) return []
  const record = experiences.experiences.find(({ slug }) => slug === push.experience)
  const cta = { label: record?.title[language] ?? push.title[language], url: experiencePath(language, push.experience), newTab: false, kind: 'black' }
  return [
    { id: `group-${group}`, title: push.title[language], teaser: `<p>${push.teaser[language]}</p>`, backdrop: pictures.editorial(push.motif), cta },
  ]
}

export const technologyItems = ({ language, pictures }: DemoTask): NewItem[] =>
  experiences.experiences
    .filter(({ group }) => group === 'technologies')
    .map(({ slug, title, description, premium }, position) => ({
      id: slug,
      slug,
      position,
      base: { slug, title: title[language], description: `<p>${description[language]}</p>`, logo: pictures.editorial(`logo-${slug}`), premium },
    }))

/** The question groups of the footer: one for every type of page that asks them. */
export const footerQuestions = (language: Language): Record<string, unknown>[] =>
  editorial.footerFaq.flatMap(({ pages, title, questions, slugs = [] }) =>
    pages.map((type) => ({
      type,
      title: title[language],
      questions: questions.map((question) => ({ title: question.title[language], description: question.description[language] })),
      slugs,
    })),
  )
