import { readOutsidePage } from '../addresses/outside-page.ts'
import { noticesOf } from '../i18n/notices.ts'
import type { Edition } from './editions.ts'
import type { Exchange, OuterResponse } from './exchange.ts'
import { noticePage } from './notice-page.ts'
import { nothingHere } from './plain-responses.ts'
import type { ServerParts } from './server-parts.ts'

/** For a placeholder address of another site. */
export function outsidePage(
  _: ServerParts,
  __: Exchange,
  { host, paths, frame }: Edition,
  pathname: string,
): OuterResponse {
  const read = readOutsidePage(pathname)
  const language = host.site.languages.find((each) => each === read?.language)
  if (!read || language === undefined) return nothingHere(host)
  const { title, body, back } = noticesOf(language).outsidePage
  const links = [{ label: back, href: paths.href('home', language) ?? '/' }]
  const notice = {
    status: 200,
    language,
    title,
    body: body.replace('{{name}}', `<b>${read.name}</b>`),
    links,
  }
  return noticePage(frame, notice, [['X-Robots-Tag', 'noindex']])
}
