import { setImmediate } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import { sourceOf } from '../content/published-source.ts'
import { lastRuns } from '../reports/run-link-check.ts'
import { lackingIn, languagesIn } from '../reports/translation-report.ts'
import { may, sitesOf } from '../users/access.ts'
import { chosenSite } from '../users/chosen-site.ts'
import { personOf } from '../users/person.ts'
import type { Shelf } from './latest.ts'

interface Counted {
  readonly of: string
  readonly number: number
}

const counted = new Map<string, Counted>()

/**
 * Documents that lack a language, as in the report of missing translations. A collection is counted again
 * only after one of its documents has changed: all together take a second or more.
 */
export async function missingTranslations(
  req: PayloadRequest,
  all: readonly Shelf[],
  uiLanguage: Language,
): Promise<number> {
  const person = personOf(req.user)
  if (!person) return 0
  const site = chosenSite(req)
  let sum = 0
  for (const shelf of all) {
    if (sourceOf(shelf.config)?.mode !== 'whole') continue
    // Yields to the rest of the page and to other requests.
    await setImmediate()
    const seen = `${shelf.config.slug} ${site ?? sitesOf(person).join()}`
    const of = `${shelf.count} ${shelf.newest[0]?.updatedAt}`
    const known = counted.get(seen)
    const number =
      known?.of === of
        ? known.number
        : (await languagesIn(req, shelf.config, uiLanguage, site && { site: { equals: site } })).filter(
            (row) => lackingIn(row, {}).length > 0,
          ).length
    counted.set(seen, { of, number })
    sum += number
  }
  return sum
}

/** Broken links on the user's sites at the last check; undefined before the first. */
export async function brokenLinks(req: PayloadRequest): Promise<number | undefined> {
  const { done } = await lastRuns(req.payload)
  const person = personOf(req.user)
  const chosen = chosenSite(req)
  return (
    done &&
    (done.broken ?? []).filter(({ site }) => may(person, 'read', { site }) && (!chosen || site === chosen))
      .length
  )
}
