import { Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type {
  ChangeRefusal,
  ChangeRequest,
  FlagCell,
  FlagRow,
  FlagValue,
} from '../../service/flag-service.ts'
import { isSameValue } from '../../service/flag-table.ts'
import { needsSecond } from '../../service/may-change.ts'
import { isReasonRefusal, type ReasonRefusal, reasonFault } from '../forms/form-fields.tsx'
import { backOf, toView, viewPath } from '../matrix/filters.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { ShownPageLink } from '../preview/shown-page.tsx'
import { requestState } from '../requests/request-state.ts'
import { CallOffForms, CellScheduled } from '../scheduled/cell-scheduled.tsx'
import { isScheduled, isScheduleRefusal, scheduleFaults } from '../scheduled/schedule-draft.ts'
import { useTexts } from '../texts/console-texts.ts'
import { type CellDraft, type DraftFaults, draftValue, initialDraft, readDraft } from './cell-draft.ts'
import { CellFacts, Conflict, RecentChanges } from './cell-facts.tsx'
import { CellForm } from './cell-form.tsx'
import { refusal } from './cell-state.ts'

const RECENT = 5

interface Found {
  readonly row: FlagRow
  readonly cell: FlagCell
}

/** The query names the cell by `flag` and `site`, or by `switch` from the table. */
async function findCell({ service, url }: OwnerContext): Promise<Found | null> {
  const { searchParams: query } = url
  const [flag, id] = query.get('switch')?.split('.') ?? [query.get('flag'), query.get('site')]
  const site = siteIds.find((each) => each === id)
  const row = (await service.rows()).find(({ name }) => name === flag)
  if (!row || !site) return null
  return { row, cell: await service.cell(row.name, site) }
}

interface Shown {
  readonly draft: CellDraft
  readonly faults?: DraftFaults
  readonly conflict?: boolean
  readonly status?: number
  readonly notice?: string
}

/** Requests of a cell that wait for a second owner. */
async function openRequests(
  { service, now }: Pick<OwnerContext, 'service' | 'now'>,
  row: FlagRow,
  site: SiteId,
): Promise<readonly ChangeRequest[]> {
  if (!row.config.fourEyes) return []
  const requests = await service.requests()
  return requests.filter(
    (request) =>
      request.flag === row.name &&
      request.site === site &&
      requestState(request, { rows: [row], now }) === 'open',
  )
}

function OpenRequests({ requests }: { readonly requests: readonly ChangeRequest[] }) {
  const { t, valueText } = useTexts()
  return requests.map(({ id, by, value, reason }) => (
    <Notice key={id} look="info" title={t('requests.waiting', { by: by.name, value: valueText(value) })}>
      <p>
        {reason} <a href={`/requests#request-${id}`}>{t('requests.title')}</a>
      </p>
    </Notice>
  ))
}

async function cellPage(
  context: OwnerContext,
  { row, cell }: Found,
  { draft, faults = {}, conflict, status, notice }: Shown,
): Promise<ShownPage> {
  const { service } = context
  const { t, siteName, siteIn, flagTitle, flagEffect } = context.texts
  const { flag, site } = cell
  const [entries, changes, waiting] = await Promise.all([
    service.history({ flag, site, limit: RECENT }),
    service.openScheduled({ flag, site }),
    openRequests(context, row, site),
  ])
  const why = refusal(context, site)
  const back = backOf(context)
  return {
    kind: 'page',
    status: status ?? 200,
    title: `${flagTitle(flag)}, ${siteName(site)}`,
    body: (
      <div className="cell-page" id="cell">
        <div className="cell-page__main">
          <p id="cell-effect">{flagEffect(flag)}</p>
          {notice && <Notice look="wrong" title={notice} />}
          {conflict && <Conflict cell={cell} draft={draft} />}
          {why !== '' && <Notice look="info" title={why} />}
          <CellScheduled changes={changes} mayCallOff={why === ''} />
          {row.config.fourEyes && why === '' && <Notice look="info" title={t('cell.fourEyes')} />}
          <OpenRequests requests={waiting} />
          <CellFacts row={row} cell={cell} isOutside={context.outside !== undefined} />
          {why === '' && (
            <CellForm
              context={context}
              cell={cell}
              offered={row.config.variants ?? []}
              draft={draft}
              faults={faults}
              back={back}
            />
          )}
          <p className="row">
            <a className="link" href={`/preview?${new URLSearchParams({ site, flag })}`}>
              {t('cell.preview', { site: siteName(site) })}
            </a>
            <ShownPageLink
              context={context}
              flag={flag}
              site={site}
              text={t('cell.page', { site: siteIn(site) })}
            />
            {row.config.reach === 'visitor' && (
              <a className="link" href={`/results?${new URLSearchParams({ flag, site })}`}>
                {t('results.link')}
              </a>
            )}
            {why !== '' && (
              <a className="link" href={viewPath(back)} data-close="">
                {t('cell.back')}
              </a>
            )}
          </p>
        </div>
        <RecentChanges entries={entries} cell={cell} />
        {why === '' && <CallOffForms context={context} changes={changes} back={back} />}
      </div>
    ),
  }
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const found = await findCell(context)
  if (!found) return { kind: 'missing' }
  return cellPage(context, found, { draft: initialDraft(found.cell, context.url.searchParams.has('switch')) })
}

const statuses: Readonly<Record<Exclude<ChangeRefusal, ReasonRefusal>, number>> = {
  unknownFlag: 404,
  unknownSite: 404,
  notAllowed: 403,
  noAudience: 422,
  badAudience: 422,
  secondNeeded: 403,
}

function refused(
  context: OwnerContext,
  found: Found,
  draft: CellDraft,
  why: ChangeRefusal,
): Promise<ShownPage> {
  const { t } = context.texts
  if (isReasonRefusal(why))
    return cellPage(context, found, { draft, faults: { reason: reasonFault(t, why) }, status: 422 })
  return cellPage(context, found, { draft, notice: t(`cell.refusals.${why}`), status: statuses[why] })
}

async function schedule(
  context: OwnerContext,
  found: Found,
  draft: CellDraft,
  value: FlagValue,
): Promise<PageResponse> {
  const { service, owner, texts } = context
  const { flag, site } = found.cell
  const { from, until } = draft.schedule
  const wanted = { values: [{ flag, site, value }], reason: draft.reason, from, until: until || null }
  const result = await service.schedule(wanted, owner)
  if (result.kind === 'scheduled') return toView(context, 'scheduled', '1')
  if (!isScheduleRefusal(result.why)) return refused(context, found, draft, result.why)
  return cellPage(context, found, { draft, faults: scheduleFaults(texts.t, result.why), status: 422 })
}

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const found = await findCell(context)
  if (!found) return { kind: 'missing' }
  const { row, cell } = found
  const { t } = context.texts
  const draft = readDraft(form, cell)
  const wished = draftValue(draft, t)
  if (wished.faults) {
    const noReason: DraftFaults = draft.reason === '' ? { reason: reasonFault(t, 'reasonMissing') } : {}
    return cellPage(context, found, { draft, faults: { ...wished.faults, ...noReason }, status: 422 })
  }
  if (isScheduled(draft.schedule)) return schedule(context, found, draft, wished.value)
  const { flag, site } = cell
  const isSame = draft.version === cell.version && isSameValue(cell.value, wished.value)
  if (isSame && refusal(context, site) === '')
    return cellPage(context, found, { draft, notice: t('cell.refusals.same'), status: 422 })
  const change = { flag, site, value: wished.value, version: draft.version, reason: draft.reason }
  const result = needsSecond(row.config, wished.value)
    ? await context.service.requestChange(change, context.owner)
    : await context.service.change(change, context.owner)
  if (result.kind === 'requested') return { kind: 'redirect', location: '/requests?done=requested' }
  if (result.kind === 'refused') return refused(context, found, draft, result.why)
  if (result.kind === 'conflict') {
    const seen = { ...draft, version: result.cell.version }
    return cellPage(context, { row, cell: result.cell }, { draft: seen, conflict: true, status: 409 })
  }
  return toView(context, result.kind === 'same' ? 'same' : 'done', `${flag}.${site}`)
}

export const cell: OwnerPage = { needs: 'viewer', get: show, post: send }
