import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { ChangeRefusal, FlagCell, FlagChange, HistoryEntry } from '../../services/flags/flag-service.ts'
import { cellPath, refusal } from '../cell/cell-state.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { isReasonRefusal, ReasonField, reasonFault } from '../forms/reason-field.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { ChangeLine } from '../texts/change-line.tsx'
import { changeName } from '../texts/change-name.ts'
import type { TranslateText } from '../texts/translate.ts'
import { useTexts } from '../texts/use-texts.ts'
import { InstantText } from '../texts/when.tsx'
import { SLOT, WithElement } from '../texts/with-element.tsx'

interface FoundEntry {
  readonly entry: HistoryEntry
  readonly cell: FlagCell
}

/** A change with its cells as they are now. */
type Found = readonly [FoundEntry, ...FoundEntry[]]

async function findChange({ service, url }: OwnerContext): Promise<Found | null> {
  const id = Number(url.searchParams.get('entry') ?? '')
  if (!Number.isSafeInteger(id) || id < 1) return null
  const [change] = await service.changes({ before: id + 1, limit: 1 })
  if (!change?.entries.some((entry) => entry.id === id)) return null
  const found = (entry: HistoryEntry) =>
    service.cell(entry.flag, entry.site).then((cell): FoundEntry => ({ entry, cell }))
  const [first, ...more] = change.entries
  return [await found(first), ...(await Promise.all(more.map(found)))]
}

const lastOf = (found: Found): HistoryEntry => (found.at(-1) ?? found[0]).entry

const entriesOf = ([first, ...more]: Found): FlagChange['entries'] => [
  first.entry,
  ...more.map(({ entry }) => entry),
]

/** Only a cell's latest change can be undone. */
function Superseded({ entry, cell }: FoundEntry) {
  const { t, valueText } = useTexts()
  const { changed } = cell
  const value = valueText(cell.value)
  return (
    <Notice look="wrong" title={t('undo.superseded')}>
      <p>
        {changed ? (
          <WithElement text={t('undo.nowBy', { value, by: changed.by, at: SLOT, reason: changed.reason })}>
            <InstantText at={changed.at} />
          </WithElement>
        ) : (
          t('undo.now', { value })
        )}
      </p>
      <p>
        <a className="link" href={cellPath(entry.flag, entry.site)}>
          {t('undo.byHand')}
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

function Facts({ found }: { readonly found: Found }) {
  const { t, siteName, valueText, flagTitle } = useTexts()
  const [{ entry: first }, ...more] = found
  return (
    <dl className="cell-facts">
      {more.length === 0 ? (
        <>
          <div>
            <dt>{t('undo.was')}</dt>
            <dd>{valueText(first.after)}</dd>
          </div>
          <div>
            <dt>{t('undo.back')}</dt>
            <dd>{valueText(first.before)}</dd>
          </div>
        </>
      ) : (
        <div className="cell-facts__wide">
          <dt>{t('undo.back')}</dt>
          <dd>
            <ul className="change__cells" role="list">
              {found.map(({ entry: { id, flag, site, before } }) => (
                <li key={id}>
                  {flagTitle(flag)}, {siteName(site)}: <b>{valueText(before)}</b>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      <div className="cell-facts__wide">
        <dt>{t('undo.changedBy')}</dt>
        <dd>
          <ChangeLine {...first} />
        </dd>
      </div>
    </dl>
  )
}

function undoPage(context: OwnerContext, found: Found, { reason, error, status }: Typed): ShownPage {
  const { t } = context.texts
  const why = found.map(({ entry: { site } }) => refusal(context, site)).find((each) => each !== '')
  const superseded = found.filter(({ entry, cell }) => cell.version !== entry.version)
  return {
    kind: 'page',
    status: status ?? 200,
    title: t('undo.title', { name: changeName(context.texts, entriesOf(found)) }),
    body: (
      <div className="cell-page__main" id="cell">
        {superseded.map((each) => (
          <Superseded key={each.entry.id} {...each} />
        ))}
        {why && <Notice look="info" title={why} />}
        <Facts found={found} />
        {!why && superseded.length === 0 && (
          <>
            <ErrorSummary errors={error === undefined ? {} : { reason: error }} />
            <Form context={context} action={`/undo?entry=${lastOf(found).id}`}>
              <ReasonField value={reason} error={error} />
              <div className="form-end">
                <Submit>{t('undo.submit')}</Submit>
                <a className="link" href="/history" data-close="">
                  {t('form.leave')}
                </a>
              </div>
            </Form>
          </>
        )}
        {superseded.length > 0 && reason !== '' && <p className="muted">{t('undo.reasonWas', { reason })}</p>}
      </div>
    ),
  }
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const found = await findChange(context)
  return found ? undoPage(context, found, { reason: '' }) : { kind: 'missing' }
}

const faultOf = (t: TranslateText, why: ChangeRefusal): string =>
  isReasonRefusal(why)
    ? reasonFault(t, why)
    : t(why === 'secondNeeded' ? 'cell.refusals.secondNeeded' : 'undo.refused')

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const found = await findChange(context)
  if (!found) return { kind: 'missing' }
  const { id } = lastOf(found)
  const reason = form.text('reason')
  const result = await context.service.undo(id, reason, context.owner)
  if (result === undefined) return { kind: 'missing' }
  if (result.kind === 'conflict')
    return undoPage(context, (await findChange(context)) ?? found, { reason, status: 409 })
  if (result.kind === 'changed') return { kind: 'redirect', location: `/history?undone=${id}` }
  const status = result.why === 'notAllowed' ? 403 : 422
  return undoPage(context, found, { reason, error: faultOf(context.texts.t, result.why), status })
}

/** Undoing is a change of its own. */
export const undo: OwnerPage = { needs: 'viewer', get: show, post: send }
