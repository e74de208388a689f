import type { FlagValues } from '../../config/flags.ts'
import type { Site } from '../../config/sites.ts'
import type { Language } from '../../config/types.ts'
import { createContentApi } from '../api/content-api.ts'
import { NotFoundError } from '../api/errors.ts'
import { editionIn } from './composition.server.ts'
import { showPath } from './links.ts'
import { saleCalendar } from './sale-calendar.ts'
import { sourceOf } from './sources.server.ts'
import { translateIn } from './words.ts'

interface CalendarPlace {
  readonly site: Site
  readonly flags: FlagValues
  readonly origin: string
  readonly now: number
}

/** The calendar file at `/calendar/{language}/{slug}.ics`; null where the show does not exist or its sales are open. */
export async function saleCalendarFile({ site, flags, origin, now }: CalendarPlace, language: Language, slug: string): Promise<string | null> {
  if (!(site.languages as readonly Language[]).includes(language)) return null
  try {
    const show = await createContentApi({ source: sourceOf(site.id) }).show({ slug, language })
    if (show.salesOpening === null || Date.parse(show.salesOpening) <= now) return null
    const edition = editionIn(site, language, flags, origin)
    const title = translateIn(edition.i18n, 'programme')('saleReminder', { title: show.title })
    const url = origin + showPath(edition, show.slug, show.isMovie)
    return saleCalendar({ id: `${language}-${show.slug}@${new URL(origin).hostname}`, at: show.salesOpening, title, url, now })
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}
