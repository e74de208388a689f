import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { ChangeRefusal, FlagCell, HistoryEntry } from '../../services/flags/flag-service.ts'
import { cellPath, refusal } from '../cell/cell-state.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { isReasonRefusal, ReasonField, reasonFault } from '../forms/reason-field.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { ChangeLine } from '../texts/change-line.tsx'
import { flagTitle } from '../texts/names.ts'
import type { TranslateText } from '../texts/translate.ts'
import { useTexts } from '../texts/use-texts.ts'
import { InstantText } from '../texts/when.tsx'
import { SLOT, WithElement } from '../texts/with-element.tsx'

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

function undoPage(
  context: OwnerContext,
  { entry, cell }: Found,
  { reason, error, status }: Typed,
): ShownPage {
  const { t, siteName, valueText } = context.texts
  const { id, flag, site, before, after } = entry
  const why = refusal(context, site)
  const superseded = cell.version !== entry.version
  return {
    kind: 'page',
    status: status ?? 200,
    title: t('undo.title', { name: `${flagTitle(flag)}, ${siteName(site)}` }),
    body: (
      <div className="cell-page__main" id="cell">
        {superseded && <Superseded entry={entry} cell={cell} />}
        {why !== '' && <Notice look="info" title={why} />}
        <dl className="cell-facts">
          <div>
            <dt>{t('undo.was')}</dt>
            <dd>{valueText(after)}</dd>
          </div>
          <div>
            <dt>{t('undo.back')}</dt>
            <dd>{valueText(before)}</dd>
          </div>
          <div className="cell-facts__wide">
            <dt>{t('undo.changedBy')}</dt>
            <dd>
              <ChangeLine {...entry} />
            </dd>
          </div>
        </dl>
        {why === '' && !superseded && (
          <>
            <ErrorSummary errors={error === undefined ? {} : { reason: error }} />
            <Form context={context} action={`/undo?entry=${id}`}>
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
        {superseded && reason !== '' && <p className="muted">{t('undo.reasonWas', { reason })}</p>}
      </div>
    ),
  }
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const found = await findEntry(context)
  return found ? undoPage(context, found, { reason: '' }) : { kind: 'missing' }
}

const faultOf = (t: TranslateText, why: ChangeRefusal): string =>
  isReasonRefusal(why) ? reasonFault(t, why) : t('undo.refused')

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
  return undoPage(context, found, { reason, error: faultOf(context.texts.t, result.why), status })
}

/** Undoing is a change of its own. */
export const undo: OwnerPage = { needs: 'viewer', get: show, post: send }
