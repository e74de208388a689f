import type { SiteId } from '#config/sites.ts'
import { shareOf } from './chance.ts'
import type { CinemaRecord, Work } from './programme-files.ts'
import type { Text } from './site-text.ts'

interface VersionRecord {
  readonly slug: string
  readonly label: string
  readonly description: Text
}

const version = (
  slug: string,
  label: string,
  fr: string,
  en: string,
  de: string,
  nl: string,
): VersionRecord => ({
  slug,
  label,
  description: { fr, en, de, nl },
})

const vf = version('vf', 'VF', 'Version française', 'French version', 'Französische Version', 'Franse versie')
const vost = version(
  'vost',
  'VOST',
  'Version originale sous-titrée',
  'Original version with subtitles',
  'Originalversion mit Untertiteln',
  'Originele versie, ondertiteld',
)
const vo = version('vo', 'VO', 'Version originale', 'Original version', 'Originalversion', 'Originele versie')
const vfst = version(
  'vfst',
  'VFST',
  'Version française sous-titrée pour sourds et malentendants',
  'French version with captions for the deaf and hard of hearing',
  'Französische Version mit Untertiteln für Hörgeschädigte',
  'Franse versie met ondertiteling voor doven en slechthorenden',
)
const dutch = version(
  'nl',
  'NL',
  'Version néerlandaise',
  'Dutch version',
  'Niederländische Version',
  'Nederlands gesproken',
)
const ov = version(
  'ov',
  'OV',
  'Version originale, sous-titres néerlandais',
  'Original version, Dutch subtitles',
  'Originalversion, niederländische Untertitel',
  'Originele versie, Nederlands ondertiteld',
)
const ovst = version(
  'enst',
  'OV EN',
  'Version originale, sous-titres anglais',
  'Original version, English subtitles',
  'Originalversion, englische Untertitel',
  'Originele versie, Engels ondertiteld',
)
const swiss = [
  version('f', 'F', 'Parlé en français', 'Spoken in French', 'Französisch gesprochen', 'Frans gesproken'),
  version('d', 'D', 'Parlé en allemand', 'Spoken in German', 'Deutsch gesprochen', 'Duits gesproken'),
  version(
    'fd',
    'F/d',
    'Parlé en français, sous-titres allemands',
    'Spoken in French, German subtitles',
    'Französisch mit deutschen Untertiteln',
    'Frans, Duits ondertiteld',
  ),
  version(
    'df',
    'D/f',
    'Parlé en allemand, sous-titres français',
    'Spoken in German, French subtitles',
    'Deutsch mit französischen Untertiteln',
    'Duits, Frans ondertiteld',
  ),
  version(
    'edf',
    'E/df',
    'Parlé en anglais, sous-titres allemands et français',
    'Spoken in English, German and French subtitles',
    'Englisch mit deutschen und französischen Untertiteln',
    'Engels, Duits en Frans ondertiteld',
  ),
  version(
    'odf',
    'O/df',
    'Version originale, sous-titres allemands et français',
    'Original version, German and French subtitles',
    'Originalversion mit deutschen und französischen Untertiteln',
    'Originele versie, Duits en Frans ondertiteld',
  ),
]

const french = [vf, vost, vfst, vo]

const ownVersions: Partial<Record<SiteId, readonly VersionRecord[]>> = {
  be: [vf, vo, vost, dutch],
  nl: [ov, dutch, ovst],
  ch: swiss,
}

export const siteVersions = (site: SiteId): readonly VersionRecord[] => ownVersions[site] ?? french

const germanSpeaking: readonly string[] = ['berne', 'bale', 'zurich', 'lucerne']
const flemish: readonly string[] = ['anvers', 'gand', 'louvain']
const silentWorks: readonly string[] = ['ballet', 'concert', 'sport', 'esport']
/** Works that are always in the original language, with subtitles. */
const subtitledWorks: readonly string[] = ['opera', 'anime']

/** `draw` between 0 and 1 selects a version of a film that is shown in several. */
export function versionOf(
  site: SiteId,
  cinema: CinemaRecord,
  work: Work,
  minutes: number,
  draw: number,
): string {
  const evening = minutes >= 18 * 60
  if (site === 'nl') return dutchVersion(work, evening, draw)
  if (site === 'ch') return swissVersion(cinema, work, evening, draw)
  if (site === 'be') return belgianVersion(cinema, work, evening, draw)
  return frenchVersion(site, cinema, work, evening, draw)
}

const isSilent = (work: Work) => work.strands.some((strand) => silentWorks.includes(strand))
const isSubtitled = (work: Work) => work.strands.some((strand) => subtitledWorks.includes(strand))

function dutchVersion(work: Work, evening: boolean, draw: number): string {
  if (work.originalLanguage === 'nl') return 'nl'
  if (isSubtitled(work) || isSilent(work)) return 'ov'
  if (work.kids && !evening) return draw < 0.8 ? 'nl' : 'ov'
  return draw < 0.06 && evening ? 'enst' : 'ov'
}

function swissVersion(cinema: CinemaRecord, work: Work, evening: boolean, draw: number): string {
  const german = germanSpeaking.includes(cinema.city)
  if (isSubtitled(work) || isSilent(work)) return 'odf'
  if (work.originalLanguage === 'fr') return german ? 'fd' : 'f'
  if (work.originalLanguage === 'de') return german ? 'd' : 'df'
  if (work.kids || !evening) return draw < 0.75 ? (german ? 'd' : 'f') : original(work)
  return draw < 0.45 ? (german ? 'd' : 'f') : original(work)
}

const original = (work: Work) => (work.originalLanguage === 'en' ? 'edf' : 'odf')

function belgianVersion(cinema: CinemaRecord, work: Work, evening: boolean, draw: number): string {
  const dutchHouse = flemish.includes(cinema.city)
  if (isSilent(work)) return 'vo'
  if (isSubtitled(work)) return 'vost'
  if (work.originalLanguage === 'nl') return dutchHouse || draw < 0.7 ? 'nl' : 'vost'
  if (work.originalLanguage === 'fr') return dutchHouse ? 'vost' : 'vf'
  if (work.kids) return dutchHouse ? 'nl' : 'vf'
  if (dutchHouse) return draw < 0.85 ? 'vost' : 'nl'
  return draw < (evening ? 0.55 : 0.35) ? 'vost' : 'vf'
}

function frenchVersion(
  site: SiteId,
  cinema: CinemaRecord,
  work: Work,
  evening: boolean,
  draw: number,
): string {
  if (isSubtitled(work)) return 'vost'
  if (isSilent(work)) return 'vo'
  if (work.originalLanguage === 'fr') return draw < 0.04 ? 'vfst' : 'vf'
  if (site !== 'fr' && work.originalLanguage === 'ar') return 'vo'
  if (work.kids) return 'vf'
  const taste = 0.2 + 0.5 * shareOf(`taste ${cinema.slug}`) + (evening ? 0.12 : 0)
  return draw < taste ? 'vost' : 'vf'
}
