import { Form, FormEnd, Submit } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { Faults, TooMany } from '../../services/accounts/refusals.ts'
import type { Reminders } from '../../services/accounts/reminders/reminders.ts'
import { siteApi, siteNames } from '../account/site-names.server.ts'
import { ErrorSummary, faultTexts } from '../faults.tsx'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { EmailField } from './guest-fields.tsx'
import { messagePage, TooManyAttempts, tooManyStatus, uselessLink } from './messages.tsx'
import { OutboxLink } from './validate.tsx'

interface Typed {
  readonly show: string
  /** Path of a list to follow; empty for a film. */
  readonly list: string
  readonly place: string
  readonly email: string
  readonly faults?: Faults
  readonly tooMany?: TooMany
}

/** Cities of several cinemas, and cinemas, by name; empty if the content API cannot be reached. */
async function placesOf(context: ClientContext) {
  const { language } = context
  const api = siteApi(context)
  const lists = Promise.all([api.cinemas({ language }), api.cities({ language })])
  const [cinemas, cities] = await lists.catch(() => [[], []])
  const open = cinemas.filter((cinema) => cinema.open)
  const large = cities.filter(({ slug }) => open.filter(({ citySlug }) => citySlug === slug).length > 1)
  return [...large, ...open]
    .map(({ slug, name }) => ({ slug, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}

interface Wanted {
  readonly title: string
  readonly lead: string
  readonly submit: string
  readonly privacy: string
  readonly back: { readonly label: string; readonly href: string } | null
  /** Empty for a list. */
  readonly places: Awaited<ReturnType<typeof placesOf>>
}

/** Null if the site has no such film or list. */
async function wantedOf(context: ClientContext, { show, list }: Typed): Promise<Wanted | null> {
  const { t, visited, siteHref } = context
  if (list !== '') {
    const title = await openRemindersOf(context).listTitle(visited, list)
    if (title === null) return null
    return {
      title: t('client-guest:reminder.watch.title'),
      lead: t('client-guest:reminder.watch.lead', { list: title }),
      submit: t('client-guest:reminder.watch.submit'),
      privacy: t('client-guest:reminder.watch.privacy'),
      back: { label: t('client-guest:reminder.watch.back'), href: siteHref(list) },
      places: [],
    }
  }
  const [film, places] = await Promise.all([siteNames(context).show(show), placesOf(context)])
  if (film.gone || show === '') return null
  const { title, href } = film
  return {
    title: t('client-guest:reminder.title'),
    lead: t('client-guest:reminder.lead', { show: title }),
    submit: t('client-guest:reminder.submit'),
    privacy: t('client-guest:reminder.privacy'),
    back: href === null ? null : { label: t('client-guest:reminder.back'), href },
    places,
  }
}

async function formPage(context: ClientContext, typed: Typed): Promise<PageResponse> {
  const { t } = context
  const { list, place, email, faults = {}, tooMany } = typed
  const wanted = await wantedOf(context, typed)
  if (!wanted) return { kind: 'missing' }
  const { title, lead, submit, privacy, back, places } = wanted
  const errors = faultTexts(context, faults)
  return {
    kind: 'page',
    ...(tooMany ? tooManyStatus(tooMany) : { status: Object.keys(faults).length > 0 ? 422 : 200 }),
    title,
    lead,
    body: (
      <>
        {tooMany && <TooManyAttempts context={context} seconds={tooMany.retryAfterSeconds} />}
        <ErrorSummary context={context} errors={errors} />
        <Form context={context}>
          {list === '' && (
            <div className="form-line">
              <label htmlFor="place">{t('client-guest:reminder.place')}</label>
              <span className="field">
                <select id="place" name="place" defaultValue={place}>
                  <option value="">{t('client-guest:reminder.anywhere')}</option>
                  {places.map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </select>
              </span>
            </div>
          )}
          <EmailField context={context} typed={email} error={errors.email} />
          <p className="muted">{privacy}</p>
          <div className="form-end">
            <Submit>{submit}</Submit>
            {back && (
              <a className="link" href={back.href}>
                {back.label}
              </a>
            )}
          </div>
        </Form>
      </>
    ),
  }
}

function confirmPage(context: ClientContext): ShownPage {
  const { t } = context
  return {
    kind: 'page',
    title: t('client-guest:reminder.confirm.title'),
    lead: t('client-guest:reminder.confirm.lead'),
    body: (
      <Form context={context}>
        <FormEnd>{t('client-guest:reminder.confirm.submit')}</FormEnd>
      </Form>
    ),
  }
}

function donePage(context: ClientContext): ShownPage {
  const { t, href, session, siteHref } = context
  const site = { label: t('client-guest:frame.toSite'), href: siteHref() }
  const list = { label: t('client-guest:reminder.list'), href: href('reminders') }
  return messagePage(
    t('client-guest:reminder.done.title'),
    t('client-guest:reminder.done.lead'),
    session === null ? [site] : [list, site],
  )
}

/** Does not reveal whether the address has an account. */
function sentPage(context: ClientContext): ShownPage {
  const { t } = context
  return {
    kind: 'page',
    title: t('client-guest:reminder.sent.title'),
    lead: t('client-guest:reminder.sent.lead'),
    body: <OutboxLink context={context} />,
  }
}

const requested = ({ url, session }: ClientContext): Typed => ({
  show: url.searchParams.get('show') ?? '',
  list: url.searchParams.get('list') ?? '',
  place: url.searchParams.get('place') ?? '',
  email: session?.account.email ?? '',
})

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { url, visited: at, requester, session, href } = context
  const reminders = openRemindersOf(context)
  const token = url.searchParams.get('confirm')
  if (token !== null)
    return (await reminders.confirm(at.site, token))
      ? { kind: 'redirect', location: href('reminder', { done: '1' }) }
      : uselessLink(context, 'expired', 'reminder')
  const typed = { ...requested(context), place: form.exact('place'), email: form.text('email') }
  const { show, list, place, email } = typed
  const to = { channel: 'mail', email } as const
  const wish = list === '' ? { show, place, to } : { list, to }
  const outcome = await reminders.request(at, wish, requester, session?.account ?? null)
  switch (outcome.kind) {
    case 'waiting':
      return { kind: 'redirect', location: href('reminder', { done: '1' }) }
    case 'unconfirmed':
      return { kind: 'redirect', location: href('reminder', { sent: '1' }) }
    case 'unknown':
      return { kind: 'missing' }
    case 'malformed':
      return formPage(context, { ...typed, faults: { email: email === '' ? 'missing' : 'malformed' } })
    case 'tooMany':
      return formPage(context, { ...typed, tooMany: outcome })
  }
}

export const hasReminders = ({ accounts, flags }: Pick<ClientContext, 'accounts' | 'flags'>): boolean =>
  accounts.reminders !== undefined && (flags.reminders || flags.watches || flags.freedSeats)

export function openRemindersOf({ accounts }: Pick<ClientContext, 'accounts'>): Reminders {
  if (!accounts.reminders) throw new Error('The accounts have no reminders')
  return accounts.reminders
}

/** Mail scanners follow links but send no forms, so only the form confirms. */
export const reminder: ClientAreaPage = {
  kind: 'guest',
  exists: hasReminders,
  get(context) {
    const { searchParams } = context.url
    if (searchParams.has('confirm')) return confirmPage(context)
    if (searchParams.has('done')) return donePage(context)
    return searchParams.has('sent') ? sentPage(context) : formPage(context, requested(context))
  },
  post: send,
}
