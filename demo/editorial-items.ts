import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { articleItems } from './article-items.ts'
import { experiencePath, groupPushes, serviceMotifs } from './experience-stories.ts'
import { editorial, experiences } from './programme-files.ts'
import { demoLink } from './site-links.ts'
import type { DemoTask } from './task.ts'

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
  experiences.experiences.map(({ slug }, position) => ({
    id: slug,
    slug,
    position,
    base: experienceFields(position, task),
  }))

/** Clips with artwork. */
const CLIPS = 3

/** `gpxp/{slug}`; its cinemas come from its tag. */
export const experienceDetailItems = ({ language, pictures }: DemoTask): NewItem[] =>
  experiences.experiences.map(({ slug, title, description, details, services }, position) => ({
    id: slug,
    slug,
    position,
    base: {
      details: `<p>${description[language]}</p>${details[language]}`,
      video:
        position < CLIPS
          ? [
              {
                externalId: `/media/trailers/clip-${1 + position}.mp4`,
                videoType: 'own',
                title: title[language],
                isMain: true,
                language,
              },
            ]
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
      backdrop: task.pictures.editorial(group.motif),
      articles: articlesOf(group.slug, task),
      pushes: pushesOf(group.slug, task),
      experiences: experiences.experiences.flatMap((each, index) =>
        each.group === group.slug ? [experienceFields(index, task)] : [],
      ),
    },
  }))

function articlesOf(group: string, task: DemoTask): Record<string, unknown>[] {
  const inGroup = new Set(
    experiences.experiences.filter((each) => each.group === group).map(({ slug }) => slug),
  )
  return articleItems(task)
    .filter(({ base }) => typeof base.experience === 'string' && inGroup.has(base.experience))
    .map(({ base }) => Object.fromEntries(Object.entries(base).filter(([field]) => field !== 'content')))
}

function pushesOf(group: string, { language, pictures }: DemoTask): Record<string, unknown>[] {
  const push = groupPushes[group]
  if (!push) return []
  const record = experiences.experiences.find(({ slug }) => slug === push.experience)
  const cta = {
    label: record?.title[language] ?? push.title[language],
    url: experiencePath(language, push.experience),
    newTab: false,
    kind: 'black',
  }
  return [
    {
      id: `group-${group}`,
      title: push.title[language],
      teaser: `<p>${push.teaser[language]}</p>`,
      backdrop: pictures.editorial(push.motif),
      cta,
    },
  ]
}

export const technologyItems = ({ language, pictures }: DemoTask): NewItem[] =>
  experiences.experiences
    .filter(({ group }) => group === 'technologies')
    .map(({ slug, title, description, premium }, position) => ({
      id: slug,
      slug,
      position,
      base: {
        slug,
        title: title[language],
        description: `<p>${description[language]}</p>`,
        logo: pictures.editorial(`logo-${slug}`),
        premium,
      },
    }))

/** One group of questions per page type. */
export const footerQuestions = (task: Pick<DemoTask, 'site' | 'language'>): Record<string, unknown>[] =>
  editorial.footerFaq.flatMap(({ pages, title, questions, slugs = [] }) =>
    pages.map((type) => ({
      type,
      title: title[task.language],
      questions: questions
        .filter(({ about }) => about === undefined || demoLink(task, about) !== undefined)
        .map((question) => ({
          title: question.title[task.language],
          description: question.description[task.language],
        })),
      slugs,
    })),
  )
