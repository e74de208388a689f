import type { WireCinemaDetail } from '#models/cinema-detail.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { worksOf } from './casting.ts'
import { editorial, events, teasers, type Work } from './programme-files.ts'
import type { TeaserRecord } from './programme-pages.ts'
import { isFilm, isRunning, weeksToRelease } from './release.ts'
import { filmBy } from './shared-texts.ts'
import { trailersOf } from './show-details.ts'
import { ranked } from './show-items.ts'
import { demoLink } from './site-links.ts'
import type { DemoTask } from './task.ts'

const pushShows: Readonly<Record<string, string>> = {
  'push-anime': 'anime-marathon',
  'push-opera': 'tosca',
  'push-kids': 'first-screening',
  'push-final': 'cup-final',
}

const isEvent = (slug: string) => events.some((event) => event.slug === slug)

const showLink = ({ language }: DemoTask, show: string) =>
  `/redirect/${language}/${isEvent(show) ? 'entertainment' : 'show'}/${show}`

type PushRecord = (typeof editorial.pushes)[number]

const isShown = (task: DemoTask, show: string) => worksOf(task.site).some(({ slug }) => slug === show)

/** Null without a page; undefined if the site lacks it. */
function targetOf({ id, to }: PushRecord, task: DemoTask): string | null | undefined {
  if (to !== undefined) return demoLink(task, to)
  const show = pushShows[id]
  if (show === undefined) return null
  return isShown(task, show) ? showLink(task, show) : undefined
}

function shownPushes(task: DemoTask): readonly { push: PushRecord; url: string | null }[] {
  return editorial.pushes.flatMap((push) => {
    const url = targetOf(push, task)
    return url === undefined ? [] : [{ push, url }]
  })
}

const ctaTo = (url: string, label: string, kind: 'yellow' | 'booking' = 'yellow') => ({
  label,
  url,
  newTab: false,
  kind,
})

/** Four slides, rotated by cinema. */
export function slidesOf(task: DemoTask, position: number): WireCinemaDetail['slides'] {
  const pushes = shownPushes(task)
  const rotated = pushes
    .map((_, index) => pushes[(index + position) % pushes.length])
    .filter((entry) => entry !== undefined)
  return rotated.slice(0, 4).map(({ push, url }) => ({
    title: push.title[task.language],
    date: push.date[task.language],
    cta: url === null ? null : ctaTo(url, push.cta[task.language]),
    backdrop: task.pictures.editorial(push.motif),
    contentTag: { title: push.tag[task.language], color: push.color },
  }))
}

function teaserItem(
  task: DemoTask,
  teaser: TeaserRecord,
  position: number,
  more: { readonly sponsored?: boolean } = {},
): NewItem {
  const { language, pictures } = task
  const url = demoLink(task, teaser.to)
  const base = {
    id: teaser.id,
    title: teaser.title[language],
    show: null,
    position,
    teaser: `<p>${teaser.teaser[language]}</p>`,
    tags: [...(teaser.tags ?? [])],
    pushType: teaser.type ?? null,
    sponsored: more.sponsored ?? false,
    cta: url === undefined ? null : { label: teaser.cta[language], url, newTab: false, kind: teaser.kind },
    backdrop: teaser.motif === undefined ? null : pictures.editorial(teaser.motif),
    logo: teaser.logo === undefined ? null : `/partners/${teaser.logo}.svg`,
    trailers: [],
    pages: [...(teaser.pages ?? [])],
  }
  return { id: teaser.id, slug: teaser.id, position, base }
}

export const autopromoItems = (task: DemoTask): NewItem[] =>
  teasers.autopromos.map((teaser, position) => teaserItem(task, teaser, position))
export const headerPushItems = (task: DemoTask): NewItem[] =>
  teasers.header.map((teaser, position) => teaserItem(task, teaser, position))
export const nativeAdItems = (task: DemoTask): NewItem[] =>
  teasers.native.map((teaser, position) => teaserItem(task, teaser, position, { sponsored: true }))

const seeShowtimes = {
  fr: 'Voir les séances',
  en: 'See showtimes',
  de: 'Zu den Vorstellungen',
  nl: 'Bekijk de voorstellingen',
}

/** Undefined if the site does not show it. */
export function toShowtimes(task: DemoTask, slug: string) {
  return isShown(task, slug) ? ctaTo(showLink(task, slug), seeShowtimes[task.language]) : null
}

function showPush(task: DemoTask, work: Work, position: number): NewItem {
  const soon = isFilm(work) && !isRunning(work, task.today)
  const trailers = position % 2 === 0 ? trailersOf(work, task.language, null) : []
  const backdrop = task.pictures.backdrop(work.id)
  const base = {
    id: work.id,
    title: work.title[task.language],
    show: work.slug,
    position,
    teaser: `<p>${firstSentence(work.synopsis[task.language])}</p>`,
    tags: [...work.formats],
    pushType: isFilm(work) ? (soon ? 'presale' : 'film') : 'event',
    sponsored: false,
    cta: ctaTo(showLink(task, work.slug), seeShowtimes[task.language], 'booking'),
    backdrop,
    logo: null,
    trailers,
  }
  return { id: work.id, slug: work.id, position, base }
}

/** The strongest recent releases, one presale, one event. */
export function homePushItems(task: DemoTask): NewItem[] {
  return homeWorks(task).map((work, position) => showPush(task, work, position))
}

function homeWorks({ site, today }: DemoTask): Work[] {
  const works = ranked(site, today)
  const fresh = works
    .filter((work) => isRunning(work, today) && (weeksToRelease(work, today) ?? -9) >= -2)
    .slice(0, 5)
  const soon = works.find((work) => isFilm(work) && weeksToRelease(work, today) === 1)
  const event = works.find((work) => !isFilm(work))
  return [...fresh, ...(soon ? [soon] : []), ...(event ? [event] : [])]
}

/** `featured`: current films on the home page; types `event` and `kids` have their own. */
export function featuredItems(task: DemoTask): NewItem[] {
  const works = ranked(task.site, task.today)
  const groups: [string, readonly Work[]][] = [
    ['home', homeWorks(task).slice(0, 3)],
    ['event', works.filter((work) => !isFilm(work)).slice(0, 3)],
    ['kids', works.filter((work) => work.kids && isRunning(work, task.today)).slice(0, 3)],
  ]
  return groups.flatMap(([type, chosen]) => chosen.map((work, order) => featured(task, work, type, order)))
}

function featured(task: DemoTask, work: Work, type: string, order: number): NewItem {
  const { language, pictures } = task
  const base = {
    title: work.title[language],
    subtitle: work.subtitle?.[language] ?? `${filmBy[language]} ${work.directors.join(', ')}`,
    description: `<p>${firstSentence(work.synopsis[language])}</p>`,
    showSlug: work.slug,
    type,
    backdrop: pictures.backdrop(work.id),
    logo: null,
    trailers: [],
    cta: ctaTo(showLink(task, work.slug), seeShowtimes[language]),
    order,
  }
  return { id: `${type}-${work.id}`, slug: `${type}-${work.id}`, position: order, base }
}

const firstSentence = (text: string) => /^.{20,}?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text
