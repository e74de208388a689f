import { formatsOf } from '@marquee/i18n/format.ts'
import { createTexts, type Texts } from '@marquee/i18n/texts.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { TFunction } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Site, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { WriteMail, WriteNotification, WrittenMail } from '../../services/accounts/ports.ts'
import style from './mail.css?inline'
import { type MailBody, type MailMessages, mailBody, notificationBody } from './mail-body.ts'

/** The text around the body of every mail. */
export interface MailFrame {
  readonly linkHint: string
  readonly bye: string
  readonly team: string
}

/** The plain-text part; URLs are on lines of their own. */
function asText(
  { hello, text, facts, documents = [], way, after, more, reason }: MailBody,
  { bye, team }: MailFrame,
): string {
  const paragraphs = [
    hello,
    text,
    facts.join('\n'),
    ...documents.map((each) => `${each.label}\n${each.text}\n${each.href}`),
    way && `${way.label}\n${way.href}`,
    [after, more].filter(Boolean).join('\n'),
    `${bye}\n${team}`,
    reason,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

interface MailPageProps {
  readonly language: Language
  readonly home: string
  readonly body: MailBody
  readonly frame: MailFrame
}

function MailPage({ language, home, body, frame }: MailPageProps) {
  const { subject, hello, text, facts, documents = [], way, after, more, reason } = body
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
          {documents.map((each) => (
            <p key={`${each.href} ${each.text}`}>
              <a href={each.href}>{each.label}</a>
              <br />
              {each.text}
            </p>
          ))}
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
              {frame.linkHint}
              <br />
              <a href={way.href}>{way.href}</a>
            </p>
          )}
          <p>
            {frame.bye}
            <br />
            {frame.team}
          </p>
          <p className="fine end">{reason}</p>
        </div>
      </body>
    </html>
  )
}

/** A mail as text and HTML. `home`: where the brand leads. */
export function writtenMail(language: Language, home: string, body: MailBody, frame: MailFrame): WrittenMail {
  const html = `<!doctype html>${renderToStaticMarkup(<MailPage language={language} home={home} body={body} frame={frame} />)}`
  // Header injection: a subject is one line.
  return { subject: body.subject.replace(/[\r\n]+/g, ' '), text: asText(body, frame), html }
}

function messagesOf(texts: (language: Language) => Texts): (visited: SiteRequest) => MailMessages {
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

/** Mails in the language of the recipient’s request, as text and HTML. */
export function createWriteMail(texts: (language: Language) => Texts): WriteMail {
  const messages = messagesOf(texts)
  return (visited: SiteRequest, facts) => {
    const { t, formats } = messages(visited)
    const body = mailBody({ t, formats }, visited, facts)
    return writtenMail(visited.language, visited.origin, body, {
      linkHint: t('client-guest:mail.linkHint'),
      bye: t('client-guest:mail.bye'),
      team: t('client-guest:mail.team'),
    })
  }
}

export function createWriteNotification(texts: (language: Language) => Texts): WriteNotification {
  const messages = messagesOf(texts)
  return (visited, facts) => notificationBody(messages(visited), facts)
}
