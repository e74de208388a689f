import type { PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import type { EditorMail } from '#models/editor-mail.ts'
import { documentPage, kindName } from '../dashboard/document-names.ts'
import type { ForMe } from '../dashboard/for-me.ts'
import { siteName } from '../users/display-names.ts'
import { noticesTexts } from './texts.ts'

/** Documents in a mail; the start page has the rest. */
const MOST = 20

interface Reader {
  readonly to: string
  readonly name: string
}

/** The mail about these notices, at least one; its links lead to their documents. */
export function noticeMail(
  req: PayloadRequest,
  { to, name }: Reader,
  language: Language,
  notices: readonly [ForMe, ...ForMe[]],
): EditorMail {
  const { serverURL, routes } = req.payload.config
  const admin = serverURL + routes.admin
  const t = noticesTexts.t(language)
  const count = notices.length
  const documents = notices.slice(0, MOST).map((notice) => ({
    label: `${notice.title} (${kindName({ req }, notice.collection)}, ${siteName(notice.site, language)})`,
    href: `${documentPage({ admin }, notice.collection, notice.id)}${notice.language ? `?locale=${notice.language}` : ''}`,
    text: notice.why,
  }))
  const [first] = documents
  const left = count - documents.length
  const account = `${admin}${req.payload.config.admin.routes.account}`
  return {
    language,
    to,
    name,
    subject: t('subject', { count, title: notices[0].title }),
    text: t('text', { count }),
    documents,
    way: count === 1 && first ? { label: t('open'), href: first.href } : { label: t('openAll'), href: admin },
    after: [left > 0 && t('more', { count: left }), t('after', { account })].filter(Boolean).join(' '),
  }
}
