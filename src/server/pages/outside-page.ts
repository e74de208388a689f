import { readOutsidePage } from '@marquee/addresses/outside-page.ts'
import { noticesOf } from '@marquee/i18n/notices.ts'
import { NOT_INDEXED, nothingHere } from '../plain-responses.ts'
import type { Handler } from '../server-parts.ts'
import { noticePage } from './notice-pages.ts'

/** The page at a placeholder address of another site. */
export const outsidePage: Handler = (_, __, { host, paths, frame }, pathname) => {
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
  return noticePage(frame, notice, NOT_INDEXED)
}
