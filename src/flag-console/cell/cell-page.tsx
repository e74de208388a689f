import { siteIds } from '../../../config/sites.ts'
import { Notice } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { ChangeRefusal, FlagCell, FlagRow } from '../../services/flags/flag-service.ts'
import { reasonFaults } from '../forms/reason-field.tsx'
import { filterQuery, readFilters } from '../matrix/filters.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { flagTitle, siteName } from '../texts/names.ts'
import { type CellDraft, type DraftFaults, draftValue, initialDraft, readDraft } from './cell-draft.ts'
import { CellFacts, Conflict, RecentChanges } from './cell-facts.tsx'
import { CellForm } from './cell-form.tsx'
import { refusal } from './cell-state.ts'

const RECENT = 5

interface Found {
  readonly row: FlagRow
  readonly cell: FlagCell
}

/** By `flag` and `site`, or by `switch` from the table. */
async function findCell({ service, url }: OwnerContext): Promise<Found | null> {
  const { searchParams: query } = url
  const [flag, id] = query.get('switch')?.split('.') ?? [query.get('flag'), query.get('site')]
  const site = siteIds.find((each) => each === id)
  const row = (await service.rows()).find(({ name }) => name === flag)
  if (!row || !site) return null
  return { row, cell: await service.cell(row.name, site) }
}

/** Query of the view, without unknown parameters. */
const backOf = ({ url }: OwnerContext): string =>
  filterQuery(readFilters(new URLSearchParams(url.searchParams.get('back') ?? '')))

interface Shown {
  readonly draft: CellDraft
  readonly faults?: DraftFaults
  readonly conflict?: boolean
  readonly status?: number
  readonly notice?: string
}

async function cellPage(
  context: OwnerContext,
  { row, cell }: Found,
  { draft, faults = {}, conflict, status, notice }: Shown,
): Promise<ShownPage> {
  const { service, owner } = context
  const { flag, site } = cell
  const entries = await service.history({ flag, site, limit: RECENT })
  const why = refusal(owner, site, context.outside)
  const back = backOf(context)
  return {
    kind: 'page',
    status: status ?? 200,
    title: `${flagTitle(flag)}, ${siteName(site)}`,
    lead: row.config.effect,
    body: (
      <div className="cell-page" id="cell">
        <div className="cell-page__main">
          {notice && <Notice look="wrong" title={notice} />}
          {conflict && <Conflict cell={cell} draft={draft} />}
          {why !== '' && <Notice look="info" title={why} />}
          <CellFacts row={row} cell={cell} isOutside={context.outside !== undefined} />
          {why === '' && <CellForm context={context} cell={cell} draft={draft} faults={faults} back={back} />}
          <p className="row">
            <a className="link" href={`/preview?${new URLSearchParams({ site, flag })}`}>
              Preview {siteName(site)} with this flag
            </a>
            {why !== '' && (
              <a className="link" href={back === '' ? '/' : `/?${back}`} data-close="">
                Back to the flags
              </a>
            )}
          </p>
        </div>
        <RecentChanges entries={entries} cell={cell} />
      </div>
    ),
  }
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const found = await findCell(context)
  if (!found) return { kind: 'missing' }
  return cellPage(context, found, { draft: initialDraft(found.cell) })
}

const refusals: Readonly<
  Record<
    Exclude<ChangeRefusal, keyof typeof reasonFaults>,
    { readonly text: string; readonly status: number }
  >
> = {
  unknownFlag: { text: 'This feature is not there any more.', status: 404 },
  unknownSite: { text: 'This site is not there.', status: 404 },
  notAllowed: { text: 'Nothing was saved: this is not yours to change.', status: 403 },
  noAudience: {
    text: 'Nothing was saved: this feature is on for all visitors of a site or for none.',
    status: 422,
  },
  badAudience: {
    text: 'Nothing was saved: the share, the devices or the variants are not right.',
    status: 422,
  },
}

function refused(
  context: OwnerContext,
  found: Found,
  draft: CellDraft,
  why: ChangeRefusal,
): Promise<ShownPage> {
  if (why === 'reasonMissing' || why === 'reasonTooLong') {
    return cellPage(context, found, { draft, faults: { reason: reasonFaults[why] }, status: 422 })
  }
  const { text, status } = refusals[why]
  return cellPage(context, found, { draft, notice: text, status })
}

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const found = await findCell(context)
  if (!found) return { kind: 'missing' }
  const { row, cell } = found
  const draft = readDraft(form, cell)
  const wished = draftValue(draft)
  if (wished.faults) {
    const noReason: DraftFaults = draft.reason === '' ? { reason: reasonFaults.reasonMissing } : {}
    return cellPage(context, found, { draft, faults: { ...wished.faults, ...noReason }, status: 422 })
  }
  const { flag, site } = cell
  const result = await context.service.change(
    { flag, site, value: wished.value, version: draft.version, reason: draft.reason },
    context.owner,
  )
  if (result.kind === 'refused') return refused(context, found, draft, result.why)
  if (result.kind === 'conflict') {
    const seen = { ...draft, version: result.cell.version }
    return cellPage(context, { row, cell: result.cell }, { draft: seen, conflict: true, status: 409 })
  }
  const query = new URLSearchParams(backOf(context))
  query.set('done', `${flag}.${site}`)
  return { kind: 'redirect', location: `/?${query}` }
}

export const cell: OwnerPage = { needs: 'viewer', get: show, post: send }
