import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createPasswords } from '@marquee/kit/secrets/passwords.ts'
import type { HashCost } from '@marquee/kit/secrets/slow-hash.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { addDays, todayIn } from '#models/site-clock.ts'
import { nextMonthOf, type StoredPlan } from '../src/services/accounts/plan-rules.ts'
import { removeClient } from '../src/services/accounts/profile-changes.ts'
import type { AccountDatabase, AccountStore } from '../src/services/accounts/store/account-tables.ts'
import { insertClient } from '../src/services/accounts/store/clients.ts'
import { writePicture } from '../src/services/accounts/store/pictures.ts'
import { placesOf, worksOf } from './casting.ts'
import { clientRecords, DEMO_CLIENT, DEMO_PASSWORD, demoEmail } from './client-records.ts'
import { isFilm, isRunning, weeksToRelease } from './release.ts'
import { languageOfTexts } from './site-text.ts'
import { sellsSubscription } from './subscription.ts'

type ClientRecord = (typeof clientRecords)[number]

interface Task {
  readonly site: SiteId
  readonly today: string
  readonly now: number
  readonly password: string
}

/** Portraits that are made already: to make them, each start would need a process for pictures. */
async function readPictures(artDir: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = clientRecords.flatMap(({ picture }) => picture ?? [])
  const read = names.map(
    async (name) => [name, await readFile(path.join(artDir, 'portraits', `${name}.webp`))] as const,
  )
  return new Map(await Promise.all(read))
}

const idOf = ({ name }: ClientRecord) => DEMO_CLIENT + name

function storedPlanOf({ plan }: ClientRecord, today: string): StoredPlan | null {
  if (plan === null) return null
  const since = addDays(today, -plan.since)
  const next =
    plan.next === null
      ? null
      : { plan: plan.next, from: nextMonthOf(since, today), options: {}, lead: `${DEMO_CLIENT}change` }
  return { plan: plan.id, since, options: plan.options, next }
}

/** One screening every two weeks, the latest three days ago. */
function bookingsOf(client: ClientRecord, { site, today }: Task) {
  const { cinemas } = placesOf(site)
  const films = worksOf(site).filter(isFilm)
  return Array.from({ length: client.visits }, (_, index) => {
    const day = addDays(today, -3 - index * 14)
    // A film returns as a new release: not one that is awaited today.
    const running = films.filter((film) => isRunning(film, day) && (weeksToRelease(film, today) ?? 1) <= 0)
    const film = running[(index * 7) % Math.max(1, running.length)] ?? films[0]
    const cinema = cinemas[0]
    if (!film || !cinema) return []
    return {
      id: `${DEMO_CLIENT}${site}-${client.name}-${index}`,
      site,
      account: idOf(client),
      show: film.slug,
      show_title: film.title[languageOfTexts(site)],
      cinema: cinema.slug,
      cinema_name: cinema.name,
      starts_at: `${day}T20:30`,
      version: null,
      auditorium: String((index % cinema.halls) + 1),
      seats: 2,
      created_at: `${addDays(day, -2)}T18:00:00.000Z`,
      cancelled_at: null,
    }
  }).flat()
}

async function putClient(
  db: AccountDatabase,
  client: ClientRecord,
  task: Task,
  picture: Buffer | undefined,
): Promise<void> {
  const { site, today, now, password } = task
  const at = new Date(now).toISOString()
  const held = sellsSubscription(site) ? storedPlanOf(client, today) : null
  const made = await insertClient(db, {
    site,
    id: idOf(client),
    email: demoEmail(client),
    email_verified_at: at,
    password,
    issuer: null,
    subject: null,
    first_name: client.firstName,
    last_name: client.lastName,
    language: sites[site].languages[0],
    completed_at: at,
    newsletter: 0,
    mail_consent: 0,
    subscription: held === null ? null : JSON.stringify(held),
    created_at: at,
    updated_at: at,
  })
  if (!made) return
  const bookings = bookingsOf(client, task)
  if (bookings.length > 0) await db.insertInto('bookings').values(bookings).execute()
  if (picture) await writePicture(db, site, idOf(client), picture, now)
}

async function removeIn(db: AccountDatabase): Promise<void> {
  const rows = await db
    .selectFrom('accounts')
    .where('id', 'like', `${DEMO_CLIENT}%`)
    .select(['site', 'id', 'email'])
    .execute()
  for (const { site, id, email } of rows) await removeClient(db, site, id, email)
}

/** Outside the demonstration, published passwords must not work. */
export const removeDemoClients = (store: AccountStore): Promise<void> => store.transaction(removeIn)

/** Resets demo clients to the state in `docs/demo-data.md`. */
export async function putDemoClients(
  store: AccountStore,
  artDir: string,
  now: number,
  passwordCost?: HashCost,
): Promise<void> {
  const [password, pictures] = await Promise.all([
    createPasswords(passwordCost).hash(DEMO_PASSWORD),
    readPictures(artDir),
  ])
  await store.transaction(async (db) => {
    await removeIn(db)
    for (const site of siteIds) {
      const task = { site, today: todayIn(sites[site].timeZone, now), now, password }
      const clients = clientRecords.filter(({ everywhere }) => everywhere || sellsSubscription(site))
      for (const client of clients) await putClient(db, client, task, pictures.get(client.picture ?? ''))
    }
  })
}
