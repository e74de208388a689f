import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { ChangeRefusal, FlagCell, HistoryEntry } from '../../services/flags/flag-service.ts'
import { cellPath, refusal } from '../cell/cell-state.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { ReasonField, reasonFaults } from '../forms/reason-field.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { flagTitle, siteName } from '../texts/names.ts'
import { valueText } from '../texts/values.ts'
import { Instant } from '../texts/when.tsx'

interface Found {
  readonly entry: HistoryEntry
  readonly cell: FlagCell
}

async function findEntry({ service, url }: OwnerContext): Promise<Found | null> {
  const id = Number(url.searchParams.get('entry') ?? '')
  if (!Number.isSafeInteger(id) || id < 1) return null
  const [entry] = await service.history({ before: id + 1, limit: 1 })
  return entry?.id === id ? { entry, cell: await service.cell(entry.flag, entry.site) } : null
}

/** Only a cell's latest change can be undone. */
function Superseded({ entry, cell }: Found) {
  const { changed } = cell
  return (
    <Notice look="wrong" title="This was changed again since. Nothing was taken back.">
      <p>
        It is {valueText(cell.value)} now
        {changed && (
          <>
            , set by {changed.by}, <Instant at={changed.at} />: {changed.reason}
          </>
        )}
        .
      </p>
      <p>
        <a className="link" href={cellPath(entry.flag, entry.site)}>
          Set it by hand
        </a>
      </p>
    </Notice>
  )
}

interface Typed {
  readonly reason: string
  readonly error?: string
  readonly status?: number
}

function undoPage(
  { owner, ...context }: OwnerContext,
  { entry, cell }: Found,
  { reason, error, status }: Typed,
): ShownPage {
  const { id, flag, site, before, after, by, at } = entry
  const why = refusal(owner, site)
  const superseded = cell.version !== entry.version
  return {
    kind: 'page',
    status: status ?? 200,
    title: `Undo: ${flagTitle(flag)}, ${siteName(site)}`,
    body: (
      <div className="cell-page__main" id="cell">
        {superseded && <Superseded entry={entry} cell={cell} />}
        {why !== '' && <Notice look="info" title={why} />}
        <dl className="cell-facts">
          <div>
            <dt>Was set to</dt>
            <dd>{valueText(after)}</dd>
          </div>
          <div>
            <dt>Goes back to</dt>
            <dd>{valueText(before)}</dd>
          </div>
          <div className="cell-facts__wide">
            <dt>Changed by</dt>
            <dd>
              {by}, <Instant at={at} />: {entry.reason}
            </dd>
          </div>
        </dl>
        {why === '' && !superseded && (
          <>
            <ErrorSummary errors={error === undefined ? {} : { reason: error }} />
            <Form context={context} action={`/undo?entry=${id}`}>
              <ReasonField value={reason} error={error} />
              <div className="form-end">
                <Submit>Undo</Submit>
                <a className="link" href="/history" data-close="">
                  Leave it as it is
                </a>
              </div>
            </Form>
          </>
        )}
        {superseded && reason !== '' && <p className="muted">Your reason was: {reason}</p>}
      </div>
    ),
  }
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const found = await findEntry(context)
  return found ? undoPage(context, found, { reason: '' }) : { kind: 'missing' }
}

const faultOf = (why: ChangeRefusal): string =>
  why === 'reasonMissing' || why === 'reasonTooLong'
    ? reasonFaults[why]
    : 'This cannot be taken back any more: set the value by hand.'

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const found = await findEntry(context)
  if (!found) return { kind: 'missing' }
  const reason = form.text('reason')
  const result = await context.service.undo(found.entry.id, reason, context.owner)
  if (result === undefined) return { kind: 'missing' }
  if (result.kind === 'conflict')
    return undoPage(context, { ...found, cell: result.cell }, { reason, status: 409 })
  if (result.kind === 'changed') return { kind: 'redirect', location: `/history?undone=${found.entry.id}` }
  const status = result.why === 'notAllowed' ? 403 : 422
  return undoPage(context, found, { reason, error: faultOf(result.why), status })
}

/** Undoing is a change of its own. */
export const undo: OwnerPage = { needs: 'viewer', get: show, post: send }
