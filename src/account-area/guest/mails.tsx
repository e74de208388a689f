import type { ShownPage } from '@marquee/forms/page.ts'
import { clock } from '@marquee/i18n/format.ts'
import type { ReactNode } from 'react'
import { wallClock } from '#models/site-clock.ts'
import type { Mail } from '../../services/accounts/accounts.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'

const ADDRESS = /(https?:\/\/\S+)/

/** Turns URLs of a plain text into links. */
function withLinks(text: string): readonly ReactNode[] {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}

function MailCard({
  context: { t, site, formats },
  mail,
  open,
}: {
  context: ClientContext
  mail: Mail
  open: boolean
}) {
  const local = wallClock(site.timeZone, Date.parse(mail.createdAt))
  return (
    <details className="client-mail" open={open}>
      <summary>
        <b>{mail.subject}</b>
        <span className="muted small">
          {t('client-guest:mails.to', { to: mail.to })} · {formats.shortDay(local)},{' '}
          <time dateTime={mail.createdAt}>{clock(local)}</time>
        </span>
      </summary>
      <p className="client-mail__text" lang={mail.language}>
        {withLinks(mail.text)}
      </p>
    </details>
  )
}

async function show(context: ClientContext): Promise<ShownPage> {
  const { t, accounts, site, href } = context
  const mails = await accounts.mails(site.id)
  return {
    kind: 'page',
    title: t('client-guest:mails.title'),
    lead: t('client-guest:mails.lead'),
    body: (
      <>
        {mails.length === 0 && (
          <div className="state">
            <h2 className="state__title">{t('client-guest:mails.none')}</h2>
            <p>{t('client-guest:mails.noneText')}</p>
          </div>
        )}
        {mails.map((mail, index) => (
          <MailCard key={mail.id} context={context} mail={mail} open={index === 0} />
        ))}
        <p>
          <a className="btn" href={href('mails')}>
            <span>{t('client-guest:mails.refresh')}</span>
          </a>
        </p>
      </>
    ),
  }
}

/** Mails of the site, for local use. */
export const mails: ClientAreaPage = { kind: 'guest', exists: ({ outbox }) => outbox, get: show }
