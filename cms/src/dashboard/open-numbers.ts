import type { PayloadRequest } from 'payload'
import { lastRuns } from '../reports/run-link-check.ts'
import { may } from '../users/access.ts'
import { chosenSite } from '../users/chosen-site.ts'
import { personOf } from '../users/person.ts'

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
