import { formatsOf } from '@marquee/i18n/format.ts'
import { createTexts, type Texts } from '@marquee/i18n/texts.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { TFunction } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Site, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { WriteMail, WriteNotification } from '../../services/accounts/ports.ts'
import style from './mail.css?inline'
import { type MailBody, type MailMessages, mailBody, notificationBody } from './mail-body.ts'

/** The plain-text part; URLs are on lines of their own. */
function asText({ hello, text, facts, way, after, more, reason }: MailBody, t: TFunction): string {
  const paragraphs = [
    hello,
    text,
    facts.join('\n'),
    way && `${way.label}\n${way.href}`,
    [after, more].filter(Boolean).join('\n'),
    `${t('client-guest:mail.bye')}\n${t('client-guest:mail.team')}`,
    reason,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

interface MailPageProps {
  readonly language: Language
  readonly home: string
  readonly body: MailBody
  readonly t: TFunction
}

function MailPage({ language, home, body, t }: MailPageProps) {
  const { subject, hello, text, facts, way, after, more, reason } = body
  const [first, ...rest] = facts
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <div className="mail" role="article" aria-label={subject} lang={language}>
          <a className="mark" href={home}>
            MARQUEE
          </a>
          <h1>{subject}</h1>
          <p>{hello}</p>
          <p>{text}</p>
          {first !== undefined && (
            <div className="facts">
              <p className="title">{first}</p>
              {rest.filter(Boolean).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          {way && (
            <p>
              <a className="way" href={way.href}>
                {way.label}
              </a>
            </p>
          )}
          {after && (
            <p className="fine">
              {after}
              {more && (
                <>
                  <br />
                  <a href={more}>{more}</a>
                </>
              )}
            </p>
          )}
          {way && (
            <p className="fine">
              {t('client-guest:mail.linkHint')}
              <br />
              <a href={way.href}>{way.href}</a>
            </p>
          )}
          <p>
            {t('client-guest:mail.bye')}
            <br />
            {t('client-guest:mail.team')}
          </p>
          <p className="fine end">{reason}</p>
        </div>
      </body>
    </html>
  )
}

function messagesOf(texts: (language: Language) => Texts): (place: SiteRequest) => MailMessages {
  const known = new Map<string, TFunction>()
  function wordsIn(language: Language, { region }: Site): TFunction {
    const key = `${language}-${region}`
    const t = known.get(key) ?? createTexts(language, region, texts(language)).getFixedT(language)
    known.set(key, t)
    return t
  }
  return ({ language, site }) => ({
    t: wordsIn(language, sites[site]),
    formats: formatsOf(language, sites[site]),
  })
}

/** Mails in the language of the place, as text and HTML. */
export function createWriteMail(texts: (language: Language) => Texts): WriteMail {
  const messages = messagesOf(texts)
  return (place: SiteRequest, facts) => {
    const { t, formats } = messages(place)
    const body = mailBody({ t, formats }, place, facts)
    const html = `<!doctype html>${renderToStaticMarkup(<MailPage language={place.language} home={place.origin} body={body} t={t} />)}`
    // Header injection: a subject is one line.
    return { subject: body.subject.replace(/[\r\n]+/g, ' '), text: asText(body, t), html }
  }
}

export function createWriteNotification(texts: (language: Language) => Texts): WriteNotification {
  const messages = messagesOf(texts)
  return (place, facts) => notificationBody(messages(place), facts)
}
