import { defaultFlags } from '#config/flags.ts'
import { entriesOf } from '#config/keys.ts'
import { limits } from '#config/limits.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { SiteConfig } from '#config/types.ts'
import { dayNumber } from '#models/site-clock.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { alertsOfCinemas } from './cinema-items.ts'
import { ecards } from './ecards.ts'
import { footerQuestions } from './editorial-items.ts'
import { offersPage } from './offers-page.ts'
import { pagePath, possiblePath } from './page-paths.ts'
import { editorial } from './programme-files.ts'
import { toShowtimes } from './pushes.ts'
import { GONE } from './show-details.ts'
import { demoLink } from './site-links.ts'
import type { DemoLanguage } from './site-text.ts'
import { specialDocuments } from './special-texts.ts'
import { subscriptionOf, subscriptionOffersOf } from './subscription.ts'
import { autopromoTexts } from './subscription-texts.ts'
import type { DemoTask } from './task.ts'

/** Lists are wrapped in `{ list }`. */
export function documentItems(task: DemoTask): NewItem[] {
  const documents: Record<string, Record<string, unknown>> = {
    settings: settingsOf(task.site),
    footer: footerOf(task),
    'footer/faq': { list: footerQuestions(task) },
    'youtube/latest': latestVideo(task),
    'offers/page': offersPage(task),
    'gone-shows': { list: [GONE] },
    'permanent-autopromo': permanentAutopromo(task),
  }
  const subscription = subscriptionOf(task, pagePath(task, 'offers'))
  if (subscription) documents.cinepass = subscription
  const plans = subscriptionOffersOf(task)
  if (plans) documents['subscription-offers'] = { list: plans }
  const named = Object.entries(documents).map(([id, base], position) => ({ id, slug: id, position, base }))
  return [...named, ...specialDocuments(task.language)]
}

const COUNTED: SiteId = 'fr'
const withoutScript = { src: '/counted/without-script.svg', width: '1', height: '1', alt: '' }

const ASSISTED: SiteId = 'fr'
const ownAssistant = {
  scriptUrl: '/assistant/agent.js',
  endpoint: '/api/search/full',
  botId: 'faq',
  channel: 'help',
}

function settingsOf(site: SiteId): Record<string, unknown> {
  const { hosts, links, social } = sites[site]
  return {
    clientUrl: `https://${hosts.client}`,
    orderTunnelUrl: links.orderTunnel,
    cookieNames: [],
    injections:
      site === COUNTED
        ? [{ place: 'noscript', element: 'img', attributes: withoutScript, content: null }]
        : [],
    youtubeChannel: 'youtube' in social ? social.youtube : null,
    captchaKey: null,
    virtualAgent: site === ASSISTED ? ownAssistant : null,
    maxGeolocationDistance: limits.locator.maxGeolocationDistance,
    maxGeolocationCinemas: limits.locator.maxGeolocationCinemas,
  }
}

interface FooterLink {
  /** Parsed by `demoLink`. */
  readonly to: string
  readonly title: Readonly<Record<DemoLanguage, string>>
}

const columns: readonly {
  readonly title: Readonly<Record<DemoLanguage, string>>
  readonly links: readonly FooterLink[]
}[] = [
  {
    title: { fr: 'Programme', en: 'Programme', de: 'Programm', nl: 'Programma' },
    links: [
      {
        to: 'shows',
        title: {
          fr: 'Films à l’affiche',
          en: 'Films now showing',
          de: 'Filme im Kino',
          nl: 'Films in de bioscoop',
        },
      },
      { to: 'entertainments', title: { fr: 'Événements', en: 'Events', de: 'Events', nl: 'Evenementen' } },
      {
        to: 'cinemas',
        title: { fr: 'Nos cinémas', en: 'Our cinemas', de: 'Unsere Kinos', nl: 'Onze bioscopen' },
      },
      {
        to: 'experiences',
        title: {
          fr: 'Nos expériences',
          en: 'Our experiences',
          de: 'Unsere Erlebnisse',
          nl: 'Onze belevenissen',
        },
      },
    ],
  },
  {
    title: { fr: 'Pratique', en: 'Good to know', de: 'Gut zu wissen', nl: 'Praktisch' },
    links: [
      {
        to: 'subscriptionOffers',
        title: { fr: 'Abonnement', en: 'Subscription', de: 'Abo', nl: 'Abonnement' },
      },
      { to: 'offers', title: { fr: 'Offres', en: 'Offers', de: 'Angebote', nl: 'Aanbiedingen' } },
      { to: 'news', title: { fr: 'Actualités', en: 'News', de: 'News', nl: 'Nieuws' } },
      { to: 'help', title: { fr: 'Aide', en: 'Help', de: 'Hilfe', nl: 'Hulp' } },
      { to: 'mobileApp', title: { fr: 'L’application', en: 'The app', de: 'Die App', nl: 'De app' } },
      { to: 'ecards5', title: { fr: 'E-cartes', en: 'E-cards', de: 'E-Cards', nl: 'E-cards' } },
      {
        to: 'giftCard',
        title: { fr: 'Carte cadeau', en: 'Gift card', de: 'Geschenkkarte', nl: 'Cadeaukaart' },
      },
      {
        to: 'voucher',
        title: {
          fr: 'Vérifier un bon',
          en: 'Check a voucher',
          de: 'Gutschein prüfen',
          nl: 'Voucher controleren',
        },
      },
      {
        to: 'info-gifts',
        title: { fr: 'Idées cadeaux', en: 'Gift ideas', de: 'Geschenkideen', nl: 'Cadeau-ideeën' },
      },
      {
        to: 'info-families',
        title: { fr: 'Venir en famille', en: 'With children', de: 'Mit Kindern', nl: 'Met kinderen' },
      },
    ],
  },
  {
    title: { fr: 'Marquee', en: 'Marquee', de: 'Marquee', nl: 'Marquee' },
    links: [
      { to: 'info-about', title: { fr: 'Qui sommes-nous', en: 'About us', de: 'Über uns', nl: 'Over ons' } },
      { to: 'info-jobs', title: { fr: 'Emploi', en: 'Jobs', de: 'Jobs', nl: 'Werken bij ons' } },
      {
        to: 'https://press.marquee.example/',
        title: { fr: 'Espace presse', en: 'Press room', de: 'Medien', nl: 'Pers' },
      },
      {
        to: 'info-accessibility',
        title: { fr: 'Accessibilité', en: 'Accessibility', de: 'Barrierefreiheit', nl: 'Toegankelijkheid' },
      },
      { to: 'info-schools', title: { fr: 'Scolaires', en: 'Schools', de: 'Schulen', nl: 'Scholen' } },
      {
        to: 'info-hire',
        title: { fr: 'Louer une salle', en: 'Private hire', de: 'Saal mieten', nl: 'Zaal huren' },
      },
      {
        to: 'info-safety',
        title: { fr: 'Sécurité', en: 'A safe visit', de: 'Sicherheit', nl: 'Veiligheid' },
      },
      {
        to: 'generalTerms',
        title: {
          fr: 'Conditions générales',
          en: 'General terms',
          de: 'Verkaufsbedingungen',
          nl: 'Voorwaarden',
        },
      },
      {
        to: 'cvd',
        title: {
          fr: 'Caméras et données',
          en: 'Cameras and data',
          de: 'Kameras und Daten',
          nl: 'Camera’s en gegevens',
        },
      },
      {
        to: 'sitemap',
        title: { fr: 'Plan du site', en: 'Site map', de: 'Seitenübersicht', nl: 'Alle pagina’s' },
      },
    ],
  },
]

const cookies = {
  fr: 'Gérer mes cookies',
  en: 'Manage cookies',
  de: 'Cookies verwalten',
  nl: 'Cookies beheren',
}
const socialLabels = { facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok', twitter: 'X' } as const

function footerOf({ site, language }: DemoTask): Record<string, unknown> {
  const flags = defaultFlags(site)
  const shown = columns.map(({ title, links }) => ({
    title: title[language],
    links: links.flatMap(({ to, title: label }) => {
      // Pages whose flag is off are linked as well: the site hides dead links, and shows them once the flag
      // is on.
      const url = demoLink({ site, language }, to, possiblePath)
      return url === undefined
        ? []
        : [{ title: label[language], url, newTab: url.startsWith('https://'), cookie: false }]
    }),
  }))
  const last = shown.at(-1)
  last?.links.push({ title: cookies[language], url: '#cookies', newTab: false, cookie: true })
  // The video channel is in the settings.
  const { social }: SiteConfig = sites[site]
  return {
    columns: shown,
    socialNetworks: entriesOf(socialLabels).flatMap(([network, label]) =>
      flags[network] && social[network] ? [{ label, url: social[network] }] : [],
    ),
  }
}

function latestVideo({ language, pictures, today }: DemoTask): Record<string, unknown> {
  const video = editorial.youtube[Math.floor(dayNumber(today) / 7) % editorial.youtube.length]
  return {
    externalId: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    videoType: 'youtube',
    title: video?.title[language] ?? null,
    snapshot: pictures.editorial('seats'),
    isMain: true,
    language,
  }
}

/** Teaser on every page of the client area. */
function permanentAutopromo({ site, language, pictures }: DemoTask): Record<string, unknown> {
  const url = pagePath({ site, language }, 'mobileApp')
  return {
    id: 'permanent',
    title: autopromoTexts.title[language],
    teaser: `<p>${autopromoTexts.teaser[language]}</p>`,
    pushType: 'permanent',
    cta:
      url === undefined ? null : { label: autopromoTexts.cta[language], url, newTab: false, kind: 'black' },
    backdrop: pictures.editorial('popcorn'),
  }
}

export function alertItems(task: DemoTask): NewItem[] {
  const general = editorial.alerts
    .filter(({ scope, warning }) => scope === 'all' && !warning)
    .map(({ id, message, warning }) => ({
      id,
      alert: {
        id,
        message: `<p>${message[task.language]}</p>`,
        cinemas: [],
        allCinemas: true,
        warning,
        cta: id === 'alert-final' ? toShowtimes(task, 'cup-final') : null,
      },
    }))
  return [...general, ...alertsOfCinemas(task)].map(({ id, alert }, position) => ({
    id,
    slug: id,
    position,
    base: alert,
  }))
}

export const ecardItems = (task: DemoTask): NewItem[] =>
  ecards(task).map((base, position) => ({ id: base.refCmd, slug: base.refCmd.toLowerCase(), position, base }))
