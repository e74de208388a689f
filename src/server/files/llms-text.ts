import { AGENTS } from '@marquee/addresses/agents.ts'
import { countryName } from '@marquee/i18n/country-name.ts'
import { openData } from '#config/open-data.ts'
import type { SiteEdition } from '../hosts/editions.ts'

/** Pages that answer most questions about a programme. */
const pages = [
  ['shows', 'Films'],
  ['tonight', 'Tonight, by cinema and city'],
  ['cinemas', 'Cinemas'],
  ['help', 'Help'],
] as const

const agents = (origin: string) =>
  `- [Model Context Protocol](${origin}${AGENTS}): what plays where, an evening by its hours, a film, a cinema, the link to order; read only`

const OPEN = `- Programme as data: the address of a film, cinema, city or evening, also with filters, followed by .json or .ics; ${openData.licence.name} (${openData.licence.url}), named Marquee`

/** Lists what assistants can read, as markdown in the form of llmstxt.org. */
export function llmsText({ host: { site, origin }, paths, flags }: SiteEdition): string {
  const [language] = site.languages
  const linked = pages.flatMap(([kind, title]) => {
    const path = paths.href(kind, language)
    return path === undefined ? [] : [`- [${title}](${origin}${path})`]
  })
  return [
    `# Marquee ${countryName(site.id, 'en')}`,
    '> Films, events, showtimes and tickets of the Marquee cinemas of one country.',
    `Languages: ${site.languages.join(', ')}. Times are wall clocks in ${site.timeZone}.`,
    '## Pages',
    linked.join('\n'),
    '## Data',
    [
      ...(flags.values.agents ? [agents(origin)] : []),
      ...(flags.values.agents ? [OPEN] : []),
      `- [Content API](${origin}/api): JSON of the same programme, with its OpenAPI description`,
      `- [Sitemap](${origin}/sitemap.xml): every page`,
    ].join('\n'),
    '## Terms',
    'Titles, times, places and prices may be quoted with a link to their page. Seats sell within minutes: link to the order, and read again before you rely on an answer.',
    '',
  ].join('\n\n')
}
