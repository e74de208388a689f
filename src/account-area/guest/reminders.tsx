import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { todayIn } from '#models/site-clock.ts'
import type { Reminder, ReminderOwner } from '../../services/accounts/reminders/reminders.ts'
import { Panel } from '../account/parts.tsx'
import { sitePage } from '../account/site-names.server.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { uselessLink } from './messages.tsx'
import { hasReminders, openRemindersOf } from './reminder.tsx'

/** The holder of a mail's link, else the client; null for neither. */
function ownerOf({ url, session }: ClientContext): ReminderOwner | null {
  const token = url.searchParams.get('token')
  if (token !== null) return { token }
  return session && { account: session.account.id }
}

const queryOf = ({ url }: ClientContext): Readonly<Record<string, string>> => {
  const token = url.searchParams.get('token')
  return token === null ? {} : { token }
}

function Item({ context, reminder }: { readonly context: ClientContext; readonly reminder: Reminder }) {
  const { t, formats, site, siteHref } = context
  const { id, awaits, showTitle, placeName, channel, state, sentAt } = reminder
  const isList = awaits === 'list'
  const place = isList ? t('client-guest:reminders.isList') : placeName || t('client-guest:reminder.anywhere')
  const by = t(`client-guest:reminders.${channel === 'mail' ? 'waitingMail' : 'waitingPush'}`)
  const sent =
    sentAt &&
    t('client-guest:reminders.sent', { date: formats.date(todayIn(site.timeZone, Date.parse(sentAt))) })
  return (
    <li className="saved-item">
      <p>
        <b>{isList ? <a href={siteHref(reminder.place)}>{showTitle}</a> : showTitle}</b>
        <small className="muted">{[place, sent ?? by].join(' · ')}</small>
      </p>
      {state !== 'sent' && (
        <Form context={context} what="end">
          <input type="hidden" name="item" value={id} />
          <button
            type="submit"
            className="btn btn--s"
            aria-label={t('client-guest:reminders.endOf', { title: showTitle })}
          >
            <span>{t('client-guest:reminders.end')}</span>
          </button>
        </Form>
      )}
    </li>
  )
}

function Lists({ context, list }: { readonly context: ClientContext; readonly list: readonly Reminder[] }) {
  const { t } = context
  const parts = [
    {
      id: 'waiting',
      title: t('client-guest:reminders.waiting'),
      items: list.filter(({ state }) => state !== 'sent'),
    },
    {
      id: 'past',
      title: t('client-guest:reminders.past'),
      items: list.filter(({ state }) => state === 'sent'),
    },
  ].filter(({ items }) => items.length > 0)
  return (
    <>
      {parts.map(({ id, title, items }) => (
        <Panel key={id} id={id} title={title}>
          <ul className="account-list">
            {items.map((reminder) => (
              <Item key={reminder.id} context={context} reminder={reminder} />
            ))}
          </ul>
        </Panel>
      ))}
      {list.some(({ state }) => state !== 'sent') && (
        <Form context={context} what="endAll">
          <FormEnd look="plain">{t('client-guest:reminders.endAll')}</FormEnd>
        </Form>
      )}
    </>
  )
}

async function shown(context: ClientContext): Promise<PageResponse> {
  const { t, visited, url, href, siteHref } = context
  const owner = ownerOf(context)
  if (owner === null) return { kind: 'redirect', location: href('sign-in', { back: url.pathname }) }
  const list = await openRemindersOf(context).list(visited.site, owner)
  if (list === null) return uselessLink(context, 'unknown', 'reminders')
  return {
    kind: 'page',
    title: t('client-guest:reminders.title'),
    lead: t('client-guest:reminders.lead'),
    body: (
      <>
        {url.searchParams.has('ended') && <Notice look="done" title={t('client-guest:reminders.ended')} />}
        {list.length > 0 ? (
          <Lists context={context} list={list} />
        ) : (
          <EmptyState
            level={2}
            title={t('client-guest:reminders.emptyTitle')}
            text={t('client-guest:reminders.emptyText')}
            actions={[
              { label: t('client-guest:frame.toSite'), href: sitePage(context, 'shows') ?? siteHref() },
            ]}
          />
        )}
      </>
    ),
  }
}

async function end(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { visited, href } = context
  const owner = ownerOf(context)
  if (owner === null) return shown(context)
  const id = form.get('what') === 'endAll' ? undefined : form.exact('item')
  await openRemindersOf(context).end(visited.site, owner, id)
  return { kind: 'redirect', location: href('reminders', { ...queryOf(context), ended: '1' }) }
}

/** Reached with the link of a mail, or by a signed-in client. */
export const reminders: ClientAreaPage = { kind: 'guest', exists: hasReminders, get: shown, post: end }
