import { plainText } from '#models/html.ts'
import type { Push } from '#models/push.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { Show } from '#models/show.ts'
import type { Trailer } from '#models/trailer.ts'
import { type Composition, optionalList } from '../page-kit/composition.server.ts'
import { ctaLink, ctaModel, showPath } from '../page-kit/links.ts'
import { trailerModel, widePicture } from '../page-kit/pictures.ts'
import type { HeaderPushModel, PushModel } from '../page-models/teasers.ts'

interface PushMakers {
  readonly composition: Composition
  readonly shows: readonly Show[]
}

/** Unknown shows link to their page, which redirects to the right address. */
function pushedShow(slug: string, { shows, composition }: PushMakers): string {
  const show = shows.find((each) => each.slug === slug)
  return showPath(composition.edition, slug, show === undefined || isMovieShow(show, null))
}

function typeWord(type: string | null, { edition }: Composition): string | null {
  const key = `types.${(type ?? '').toLowerCase()}`
  return type !== null && edition.i18n.exists(key, { ns: 'teasers' })
    ? edition.i18n.t(key, { ns: 'teasers' })
    : null
}

function pushModel(push: Push, makers: PushMakers): PushModel {
  const { composition } = makers
  const cta = ctaModel(push.cta, composition.edition)
  const show = push.show === null ? null : pushedShow(push.show, makers)
  const picture = widePicture(push.backdrop)
  const trailerOf = (trailer: Trailer) => {
    const video = trailerModel(trailer, push.title, picture, composition.edition.language)
    return { video, href: show === null ? video.href : `${show}?bandeannonce=true` }
  }
  return {
    key: push.id,
    title: push.title,
    href: cta?.href ?? show,
    text: push.teaser === null ? '' : plainText(push.teaser),
    picture,
    logo: widePicture(push.logo),
    type: typeWord(push.type, composition),
    flag: null,
    sponsored: push.sponsored,
    cta,
    trailer: push.trailer === null ? null : trailerOf(push.trailer),
  }
}

/** A teaser without a target becomes text. */
export async function loadPushes(
  composition: Composition,
  call: Promise<readonly Push[]>,
): Promise<readonly PushModel[]> {
  const { api, edition } = composition
  const pushes = await optionalList(composition, call)
  if (pushes.length === 0) return []
  const shows = await optionalList(composition, api.shows({ language: edition.language }))
  return pushes.map((push) => pushModel(push, { composition, shows }))
}

/** `page` is the editors' name: `films`, `cinema`, `offers`. */
export const loadAutopromos = (composition: Composition, page: string): Promise<readonly PushModel[]> =>
  loadPushes(composition, composition.api.autopromos({ page, language: composition.edition.language }))

/** Native ads are always labelled as sponsored. */
export async function loadNativeAds(composition: Composition): Promise<readonly PushModel[]> {
  const ads = await loadPushes(
    composition,
    composition.api.nativeAd({ language: composition.edition.language }),
  )
  return ads.map((ad) => ({ ...ad, sponsored: true }))
}

/** The first one whose target exists. */
export function headerPush(
  pushes: readonly Push[],
  { edition }: Pick<Composition, 'edition'>,
): HeaderPushModel | null {
  const models = pushes.flatMap(({ title, teaser, sponsored, cta }) => {
    const link = cta && ctaLink(edition, cta)
    return cta !== null && link === null
      ? []
      : [{ title, text: teaser === null ? '' : plainText(teaser), sponsored, link }]
  })
  return models[0] ?? null
}
