import { z } from 'zod'
import { type ArticleSummary, toArticleSummary, wireArticleSummary } from './article.ts'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
import { type Push, toPushes, wirePush } from './push.ts'
import { type Seo, seo, toSeo } from './seo.ts'
import { type Trailer, toTrailers, wireTrailer } from './trailer.ts'
import {
  flag,
  html,
  list,
  number,
  oneOrMany,
  reference,
  requiredSlug,
  requiredText,
  responseList,
  slug,
  slugs,
  text,
} from './wire.ts'

export interface ExperienceSummary extends Readonly<Omit<z.output<typeof wireExperienceSummary>, 'tag'>> {
  /** Tag of its showtimes, lower case. */
  readonly tag: string
}

export interface ExperienceService {
  readonly id: string
  readonly title: string
  readonly description: SafeHtml | null
  readonly image: Picture | null
}

export interface Experience extends ExperienceSummary {
  readonly details: SafeHtml | null
  readonly video: Trailer | null
  readonly services: readonly ExperienceService[]
  readonly cinemas: readonly string[]
  readonly redirectSlug: string | null
  readonly seo: Seo
}

export interface ExperienceGroup {
  readonly slug: string
  readonly title: string
  readonly description: SafeHtml | null
  readonly backdrop: Picture | null
  readonly articles: readonly ArticleSummary[]
  readonly pushes: readonly Push[]
  readonly experiences: readonly ExperienceSummary[]
  readonly redirectSlug: string | null
}

const experienceFields = {
  slug: requiredSlug,
  title: requiredText,
  backdrop: picture,
  logo: picture,
  teaser: text,
  tag: slug,
  order: number,
  group: slug,
}

export const wireExperienceSummary = z.object(experienceFields).meta({ id: 'ExperienceSummary' })
export const wireExperiences = responseList(wireExperienceSummary)

const wireExperienceService = z
  .object({ id: reference, title: requiredText, description: html, img: picture })
  .meta({ id: 'ExperienceService' })

export const wireExperience = z
  .object({
    ...experienceFields,
    details: html,
    video: oneOrMany(wireTrailer),
    services: list(wireExperienceService),
    cinemas: slugs,
    redirectSlug: slug,
    seo,
  })
  .meta({ id: 'Experience' })

export type WireExperience = z.input<typeof wireExperience>

export const wireExperienceGroup = z
  .object({
    slug: requiredSlug,
    title: requiredText,
    description: html,
    backdrop: picture,
    articles: list(wireArticleSummary),
    pushes: list(wirePush),
    experiences: list(wireExperienceSummary),
    redirectSlug: slug,
  })
  .meta({ id: 'ExperienceGroup' })

export const wireTechnology = z
  .object({ slug: requiredSlug, title: requiredText, description: html, logo: picture, premium: flag(false) })
  .meta({ id: 'Technology' })
export const wireTechnologies = responseList(wireTechnology)

export const toExperienceSummary = <Wire extends z.output<typeof wireExperienceSummary>>(wire: Wire) => ({
  ...wire,
  tag: (wire.tag ?? wire.slug).toLowerCase(),
})

export function toExperiences(wire: z.output<typeof wireExperiences>): readonly ExperienceSummary[] {
  const last = Number.MAX_SAFE_INTEGER
  return wire.map(toExperienceSummary).sort((a, b) => (a.order ?? last) - (b.order ?? last))
}

export const toExperience = (wire: z.output<typeof wireExperience>): Experience => ({
  ...toExperienceSummary(wire),
  video: toTrailers(wire.video)[0] ?? null,
  services: wire.services.map(({ id, title, description, img }) => ({
    id: id ?? title,
    title,
    description,
    image: img,
  })),
  seo: toSeo(wire.seo),
})

export const toExperienceGroup = (wire: z.output<typeof wireExperienceGroup>): ExperienceGroup => ({
  ...wire,
  articles: wire.articles.map((item) => toArticleSummary(item, 'experience')),
  pushes: toPushes(wire.pushes),
  experiences: wire.experiences.map(toExperienceSummary),
})
