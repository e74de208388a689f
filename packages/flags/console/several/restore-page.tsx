import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { knownZone } from '@marquee/forms/time-zone.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { instantOf, wallClock } from '#models/site-clock.ts'
import type { FlagCell, FlagValue } from '../../service/flag-service.ts'
import { cellKey, isSameValue } from '../../service/flag-table.ts'
import {
  Chips,
  ErrorSummary,
  Group,
  isReasonRefusal,
  ReasonField,
  reasonFault,
} from '../forms/form-fields.tsx'
import { lastEntry } from '../matrix/revision.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { useTexts } from '../texts/console-texts.ts'
import { changeableSites } from './several-draft.ts'

const MINUTE = 60_000

interface RestoredChange {
  readonly cell: FlagCell
  readonly value: FlagValue
}

function RestoredChanges({ changes }: { readonly changes: readonly RestoredChange[] }) {
  const { t, siteName, valueText, flagTitle } = useTexts()
  return (
    <table className="access-table">
      <caption className="visually-hidden">{t('restore.changes.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('restore.changes.feature')}</th>
          <th scope="col">{t('restore.changes.country')}</th>
          <th scope="col">{t('restore.changes.now')}</th>
          <th scope="col">{t('restore.changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ cell, value }) => (
          <tr key={`${cell.flag} ${cell.site}`}>
            <th scope="row">{flagTitle(cell.flag)}</th>
            <td>{siteName(cell.site)}</td>
            <td>{valueText(cell.value)}</td>
            <td>
              <b>{valueText(value)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Changes = readonly RestoredChange[]

interface Moment {
  /** `YYYY-MM-DDTHH:MM` in `zone`; empty until chosen. */
  readonly at: string
  readonly zone: string
  readonly sites: readonly SiteId[]
}

/** `at` is empty if it is no time in the past. */
function readMoment({ url, owner, texts, now }: OwnerContext): Moment {
  const { searchParams: query } = url
  const own = changeableSites(owner)
  const chosen = siteIds.filter((site) => query.getAll('site').includes(site) && own.includes(site))
  const zone = knownZone(query.get('zone') ?? '') ?? texts.zone
  const at = query.get('at') ?? ''
  const instant = Number.isNaN(Date.parse(`${at}Z`)) ? Number.NaN : instantOf(zone, at)
  return {
    at: instant < now ? wallClock(zone, instant) : '',
    zone,
    sites: query.has('site') ? chosen : own,
  }
}

const addressOf = ({ at, zone, sites }: Moment): string =>
  `/restore?${new URLSearchParams([['at', at], ['zone', zone], ...sites.map((site) => ['site', site])])}`

/** The cells that had another value then. */
async function changesAt({ service }: OwnerContext, { at, zone, sites }: Moment): Promise<Changes> {
  const end = new Date(instantOf(zone, at) + MINUTE - 1).toISOString()
  const [rows, values] = await Promise.all([service.rows(), service.valuesAt(end)])
  const cells = new Map<string, FlagCell>(
    rows.flatMap(({ name, cells: ofSites }) =>
      sites.map((site) => [cellKey({ flag: name, site }), ofSites[site]]),
    ),
  )
  return values.flatMap(({ flag, site, value }) => {
    const cell = cells.get(cellKey({ flag, site }))
    return cell && !isSameValue(cell.value, value) ? [{ cell, value }] : []
  })
}

function MomentForm({ moment, own, latest }: { moment: Moment; own: readonly SiteId[]; latest: string }) {
  const { t, siteName } = useTexts()
  return (
    <form className="client-form" method="get" action="/restore">
      <div className="form-line">
        <input type="hidden" name="zone" value={moment.zone} />
        <label htmlFor="at">{t('restore.at', { zone: moment.zone })}</label>
        <span className="field">
          <input id="at" name="at" type="datetime-local" required max={latest} defaultValue={moment.at} />
        </span>
      </div>
      <Group legend={t('several.sites')}>
        <div className="several-chips">
          <Chips name="site" options={own.map((site) => [site, siteName(site)])} chosen={moment.sites} />
        </div>
      </Group>
      <FormEnd look="plain">{t('restore.show')}</FormEnd>
    </form>
  )
}

interface Shown {
  readonly moment: Moment
  readonly seen: number
  readonly reason?: string
  readonly error?: string
  readonly notice?: string
  readonly status?: number
}

async function restorePage(context: OwnerContext, shown: Shown): Promise<ShownPage> {
  const { owner, now } = context
  const { t } = context.texts
  const { moment, seen, reason = '', error, notice, status = 200 } = shown
  const own = changeableSites(owner)
  const changes = moment.at === '' ? [] : await changesAt(context, moment)
  return {
    kind: 'page',
    status,
    title: t('restore.title'),
    lead: <p>{t('restore.lead')}</p>,
    body: (
      <div className="access access--list">
        {own.length === 0 ? (
          <Notice look="info" title={t('roles.viewerRefusal')} />
        ) : (
          <MomentForm moment={moment} own={own} latest={wallClock(moment.zone, now)} />
        )}
        {notice && <Notice look="wrong" title={notice} />}
        {moment.at !== '' && changes.length === 0 && <Notice look="info" title={t('restore.same')} />}
        {changes.length > 0 && (
          <>
            <ErrorSummary errors={error === undefined ? {} : { reason: error }} />
            <RestoredChanges changes={changes} />
            <Form context={context} action={addressOf(moment)}>
              <input type="hidden" name="seen" value={seen} />
              <ReasonField value={reason} error={error} />
              <FormEnd leave={{ href: '/history', label: t('form.leave') }}>
                {t('restore.submit', { count: changes.length })}
              </FormEnd>
            </Form>
          </>
        )}
      </div>
    ),
  }
}

const show = async (context: OwnerContext): Promise<PageResponse> =>
  restorePage(context, { moment: readMoment(context), seen: await lastEntry(context.service) })

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { service, owner, texts } = context
  const { t } = texts
  const moment = readMoment(context)
  const reason = form.text('reason')
  const seen = Number.parseInt(form.text('seen'), 10) || 0
  if (moment.at === '') return restorePage(context, { moment, seen, reason, status: 422 })
  const values = (await changesAt(context, moment)).map(({ cell: { flag, site }, value }) => ({
    flag,
    site,
    value,
  }))
  const result = await service.changeMany({ values, seen, reason }, owner)
  if (result.kind === 'changed') return { kind: 'redirect', location: `/?changed=${result.cells.length}` }
  if (result.kind === 'conflict')
    return restorePage(context, {
      moment,
      seen: await lastEntry(service),
      reason,
      notice: t('restore.late'),
      status: 409,
    })
  const status = result.why === 'notAllowed' ? 403 : 422
  return isReasonRefusal(result.why)
    ? restorePage(context, { moment, seen, reason, error: reasonFault(t, result.why), status })
    : restorePage(context, { moment, seen, reason, notice: t(`cell.refusals.${result.why}`), status })
}

/** Sets the owner's sites back to their values at an instant, as one change. */
export const asItWas: OwnerPage = { needs: 'viewer', get: show, post: send }
