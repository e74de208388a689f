import { clientTextsOf } from '@marquee/i18n/texts.server.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { describe, expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { MailFacts } from '../../services/accounts/ports.ts'
import { createWriteMail, createWriteNotification } from './write-mail.server.tsx'

const write = createWriteMail(clientTextsOf)
const placeIn = (language: Language): SiteRequest => {
  const site =
    Object.values(sites).find(({ languages }) => (languages as readonly Language[]).includes(language)) ??
    sites.fr
  return {
    site: site.id,
    language,
    origin: `https://${site.hosts.production}`,
    clientOrigin: `https://${site.hosts.client}`,
  }
}
const booking = {
  id: 'b1',
  show: 'heron',
  showTitle: 'Le héron & la pluie',
  cinema: 'rex',
  cinemaName: 'Rex',
  startsAt: '2026-11-20T20:30',
  version: 'VOST',
  auditorium: 'Salle 3',
  seats: 2,
  createdAt: '2026-11-19T10:00:00Z',
  cancelledAt: null,
}
const href = 'https://client.fr.marquee.example/fr/validate?token=a-b_c'
const name = 'Ada'
const show = 'Le héron & la pluie'
const reminded = { name, show, href, manageHref: `${href}&manage`, unsubscribe: 'by header' }
const everyKind: readonly MailFacts[] = [
  { kind: 'confirm', name, href, hours: 24 },
  { kind: 'reset', name, href, hours: 1 },
  { kind: 'alreadyRegistered', name, signInHref: href, forgottenHref: `${href}&forgotten` },
  { kind: 'newEmail', name, href, hours: 24 },
  { kind: 'passwordChanged', name, forgottenHref: href },
  { kind: 'emailChangeRequested', name, forgottenHref: href },
  { kind: 'signInsRefused', name, forgottenHref: href },
  { kind: 'newBrowser', name, forgottenHref: href },
  { kind: 'idle', name, href, days: 30 },
  { kind: 'emailChanged', name },
  { kind: 'deleted', name },
  { kind: 'booked', name, booking, href },
  { kind: 'bookingChanged', name, booking, href },
  { kind: 'bookingCancelled', name, booking, href },
  { kind: 'reminderShowtimes', cinema: 'Rex', opening: '2026-11-20T10:00', ...reminded },
  { kind: 'reminderSale', cinema: '', opening: null, ...reminded },
]
const languages = ['fr', 'en', 'de', 'nl'] as const
const cases = languages.flatMap((language) =>
  everyKind.map((facts) => [language, facts.kind, facts] as const),
)
const plain = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

describe('mails', () => {
  test.each(cases)('%s: %s has the same facts as text and as HTML', (language, _, facts) => {
    const { subject, text, html } = write(placeIn(language), facts)
    expect(subject).toMatch(/^[^\n{]+$/)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain('name="color-scheme" content="light dark"')
    for (const written of [text, plain(html)]) {
      expect(written).toContain(name)
      expect(written).not.toMatch(/\{\{|client-guest|undefined|null/)
      const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith('https:')
      for (const address of Object.values(facts).filter(isAddress)) expect(written).toContain(address)
    }
  })

  test.each(everyKind)('$kind has its own text in each language', (facts) => {
    expect(new Set(languages.map((language) => write(placeIn(language), facts).text)).size).toBe(4)
  })

  test('a booking has film, day, time, cinema, room, seats and version in the language of the site', () => {
    const { subject, text } = write(placeIn('fr'), { kind: 'booked', name, booking, href })
    expect(subject).toBe('Votre réservation\u202f: Le héron & la pluie')
    expect(text).toContain(
      'Le héron & la pluie\nvendredi 20 novembre 2026 à 20:30\nRex, Salle 3\n2 places · VOST',
    )
    const bare = { ...booking, version: null, auditorium: null, seats: 1 }
    const written = write(placeIn('nl'), { kind: 'booked', name, booking: bare, href })
    expect(written.text).toContain('Rex\n1 stoel\n')
  })

  test('escapes the name of the client, and removes line breaks from the subject', () => {
    const forged = '<img src=x onerror=alert(1)>'
    const { html } = write(placeIn('fr'), { kind: 'confirm', name: forged, href, hours: 24 })
    expect(html).not.toContain('<img')
    const named = { ...booking, showTitle: 'Un\r\nBcc: eva@cinema.example' }
    const { subject } = write(placeIn('fr'), { kind: 'booked', name, href, booking: named })
    expect(subject).not.toMatch(/[\r\n]/)
  })

  test('a reminder of showtimes has the start of sales, and its own reason', () => {
    const reminder = everyKind.find(({ kind }) => kind === 'reminderShowtimes')
    const { text } = write(placeIn('fr'), reminder ?? { kind: 'deleted', name })
    expect(text).toContain(
      'Le héron & la pluie\nRex\nOuverture des ventes\u202f: vendredi 20 novembre 2026 à 10:00',
    )
    expect(text).toContain('Vous avez demandé ce rappel.')
    expect(text).not.toContain('votre compte')
  })

  test('a notification has the film, what happened and where', () => {
    const addresses = { href, manageHref: href, unsubscribe: href }
    const film = { show: 'Heron', cinema: 'Rex', opening: null }
    const facts = { kind: 'reminderSale', name: null, ...film, ...addresses } as const
    const writeNotification = createWriteNotification(clientTextsOf)
    const written = { title: 'Heron', body: 'Tickets are on sale: Rex.', end: 'No more reminders' }
    expect(writeNotification(placeIn('en'), facts)).toEqual(written)
    expect(writeNotification(placeIn('en'), { ...facts, cinema: '' }).body).toBe('Tickets are on sale.')
  })

  test('greets without a name', () => {
    expect(write(placeIn('de'), { kind: 'deleted', name: null }).text).toMatch(/^Guten Tag\n/)
  })
})
