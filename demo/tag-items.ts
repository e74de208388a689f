import type { SiteId } from '#config/sites.ts'
import type { WireTag } from '#models/tag.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { placesOf, worksOf } from './casting.ts'
import { type ExperienceRecord, experiences } from './programme-files.ts'
import { flagTexts } from './shared-texts.ts'
import type { Text } from './site-text.ts'
import type { DemoTask } from './task.ts'
import { siteVersions } from './versions.ts'

interface Note {
  readonly slug: string
  readonly title: Text
  readonly description: Text
  readonly place: readonly string[]
  readonly icon: { readonly type: string; readonly value: string } | null
  /** Uses its own description and this picture instead of a tooltip. */
  readonly motif?: string
}

const all = (fr: string, en: string, de: string, nl: string): Text => ({ fr, en, de, nl })

/** Tags other than experiences: notes, strands, accessibility. */
const notes: readonly Note[] = [
  {
    slug: 'pmr',
    title: all('Places en fauteuil roulant', 'Wheelchair places', 'Rollstuhlplätze', 'Rolstoelplaatsen'),
    description: all(
      'Salle accessible en fauteuil roulant.',
      'Wheelchair-accessible auditorium.',
      'Mit dem Rollstuhl erreichbarer Saal.',
      'Zaal bereikbaar met een rolstoel.',
    ),
    place: ['accessibility', 'showtime'],
    icon: { type: 'sprite', value: 'wheelchair' },
  },
  {
    slug: 'audiodescription',
    title: all('Audiodescription', 'Audio description', 'Audiodeskription', 'Audiodescriptie'),
    description: all(
      'Une voix décrit l’image entre les dialogues. Casques à retirer à l’accueil, sans supplément.',
      'A voice describes the picture between the lines. Headphones at the desk, at no extra cost.',
      'Eine Stimme beschreibt das Bild zwischen den Dialogen. Kopfhörer gibt es an der Kasse, ohne Aufpreis.',
      'Een stem beschrijft het beeld tussen de dialogen. Een koptelefoon krijg je aan de kassa, zonder toeslag.',
    ),
    place: ['accessibility', 'cinema-filters', 'show-filters'],
    icon: { type: 'sprite', value: 'audiodescription' },
  },
  {
    slug: 'subtitled-deaf',
    title: all(
      'Sous-titres sourds et malentendants',
      'Captions for the deaf',
      'Untertitel für Gehörlose',
      'Ondertiteling voor doven',
    ),
    description: all(
      'Les dialogues, les bruits et la musique s’écrivent à l’écran.',
      'Dialogue, sounds and music are written on the screen.',
      'Dialoge, Geräusche und Musik stehen auf der Leinwand.',
      'Dialogen, geluiden en muziek staan op het doek.',
    ),
    place: ['accessibility', 'cinema-filters', 'show-filters'],
    icon: { type: 'sprite', value: 'subtitles' },
  },
  {
    slug: 'relaxed',
    title: all(
      'Séance tout en douceur',
      'Relaxed screening',
      'Entspannte Vorstellung',
      'Prikkelarme voorstelling',
    ),
    description: all(
      'Le son baisse, la lumière reste tamisée, il n’y a pas de bandes-annonces. On peut bouger, parler, sortir et revenir.',
      'The sound is lower, the lights stay dim, there are no trailers. Move about, talk, step out and come back as you like.',
      'Der Ton ist leiser, das Licht bleibt gedimmt, Trailer gibt es keine. Bewegen, reden, hinausgehen und wiederkommen ist erlaubt.',
      'Het geluid staat zachter, het licht blijft gedimd, trailers zijn er niet. Bewegen, praten, even weg en weer terug: het mag.',
    ),
    place: ['accessibility', 'cinema-filters', 'show-filters'],
    icon: { type: 'sprite', value: 'star' },
  },
  {
    slug: 'live',
    title: flagTexts.live,
    description: all('Retransmission en direct.', 'Live broadcast.', 'Live-Übertragung.', 'Live-uitzending.'),
    place: ['showtime', 'show', 'show-filters'],
    icon: { type: 'text', value: 'LIVE' },
    motif: 'stadium',
  },
  {
    slug: 'ballet',
    title: all('Ballet', 'Ballet', 'Ballett', 'Ballet'),
    description: all(
      'La danse sur grand écran.',
      'Dance on the big screen.',
      'Tanz auf der grossen Leinwand.',
      'Dans op het grote doek.',
    ),
    place: ['showtime', 'show'],
    icon: null,
  },
  {
    slug: 'avp',
    title: flagTexts.premiere,
    description: all('Avant la sortie.', 'Before the release.', 'Vor dem Kinostart.', 'Voor de release.'),
    place: ['showtime', 'show', 'show-filters'],
    icon: { type: 'text', value: 'AVP' },
  },
  {
    slug: 'avp-equipe',
    title: all('En présence de l’équipe', 'With the film team', 'Mit dem Filmteam', 'Met de filmploeg'),
    description: all(
      'Rencontre après la séance.',
      'A talk after the screening.',
      'Gespräch nach der Vorstellung.',
      'Gesprek na de film.',
    ),
    place: ['showtime', 'show'],
    icon: null,
  },
  {
    slug: 'lastchance',
    title: flagTexts.lastDays,
    description: all(
      'Dernières séances.',
      'Last screenings.',
      'Letzte Vorstellungen.',
      'Laatste voorstellingen.',
    ),
    place: ['showtime', 'show'],
    icon: null,
  },
  {
    slug: 'pause',
    title: all('Avec entracte', 'With interval', 'Mit Pause', 'Met pauze'),
    description: all(
      'Un entracte de {{figure.filmInterval}} minutes.',
      'An interval of {{figure.filmInterval}} minutes.',
      'Eine Pause von {{figure.filmInterval}} Minuten.',
      'Een pauze van {{figure.filmInterval}} minuten.',
    ),
    place: ['showtime'],
    icon: null,
  },
]

export function tagItems(task: DemoTask): NewItem[] {
  const used = usedTags(task.site)
  const ofExperiences = experiences.experiences
    .filter(({ slug }) => used.has(slug))
    .map((record, order) => experienceTag(record, order, task))
  const ofNotes = notes.map((note, order) => noteTag(note, 50 + order, task))
  return [...ofExperiences, ...ofNotes].map((base, position) => ({
    id: base.slug,
    slug: base.slug,
    position,
    base,
  }))
}

function usedTags(site: SiteId): ReadonlySet<string> {
  const ofCinemas = placesOf(site).cinemas.flatMap(({ formats, seatsKinds }) => [...formats, ...seatsKinds])
  return new Set([...ofCinemas, ...worksOf(site).flatMap(({ strands }) => strands)])
}

const placesFrom = (names: readonly string[]): NonNullable<WireTag['display']> => ({
  cinema: names.includes('cinema'),
  cinemaFilters: names.includes('cinema-filters'),
  showFilters: names.includes('show-filters'),
  showtime: names.includes('showtime'),
  accessibility: names.includes('accessibility'),
  show: names.includes('show'),
})

const inDetail = (title: string) =>
  all(`${title} en détail`, `${title} in detail`, `${title} im Detail`, `${title} in detail`)

/** Formats with a logo; the others are text. */
const drawnMarks: readonly string[] = ['screenx']

function experienceTag(
  record: ExperienceRecord,
  order: number,
  { language, pictures }: DemoTask,
): WireTag & Record<string, unknown> {
  const title = record.title[language]
  const image = pictures.editorial(`experience-${record.slug}`)
  const drawn = drawnMarks.includes(record.slug) ? pictures.editorial(`logo-${record.slug}`) : null
  return {
    slug: record.slug,
    title,
    premium: record.premium,
    versionFilter: record.slug === '3d',
    display: placesFrom(record.place),
    tooltip: { title, description: `<p>${record.tagline[language]}</p>`, image },
    orderShowtime: order,
    orderFilter: order,
    orderUpsell: record.premium ? order : null,
    tagOrder: order,
    backdrop: image,
    description: `<p>${record.description[language]}</p>`,
    ctaUrl: `/redirect/${language}/experience/${record.slug}`,
    displayPopup: record.group !== 'rendezvous',
    upsellText: record.premium ? record.tagline[language] : null,
    icon: drawn ? { type: 'img', value: drawn.sm ?? drawn.md } : { type: 'text', value: title },
    highlighted: record.premium && record.group === 'technologies',
    thumbnailTitle: title,
    modalTitle: inDetail(title)[language],
    modalDescription: record.details[language],
  }
}

function noteTag(
  { slug, title, description, place, icon, motif }: Note,
  order: number,
  { language, pictures }: DemoTask,
): WireTag & Record<string, unknown> {
  return {
    slug,
    title: title[language],
    premium: false,
    versionFilter: false,
    display: placesFrom(place),
    tooltip:
      motif === undefined
        ? { title: title[language], description: `<p>${description[language]}</p>`, image: null }
        : null,
    orderShowtime: order,
    orderFilter: order,
    orderUpsell: null,
    tagOrder: order,
    backdrop: motif === undefined ? null : pictures.editorial(motif),
    description: `<p>${description[language]}</p>`,
    ctaUrl: null,
    displayPopup: false,
    upsellText: null,
    icon,
    highlighted: false,
    thumbnailTitle: null,
    modalTitle: null,
    modalDescription: null,
  }
}

export const versionItems = ({ site, language }: DemoTask): NewItem[] =>
  siteVersions(site).map(({ slug, label, description }, position) => ({
    id: slug,
    slug,
    position,
    base: { slug, label, description: description[language] },
  }))
