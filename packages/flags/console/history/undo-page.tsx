import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { FlagCell, FlagChange, HistoryEntry } from '../../service/flag-service.ts'
import { Fact } from '../cell/cell-facts.tsx'
import { cellPath, refusal } from '../cell/cell-state.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { ChangeLine, changeName } from '../texts/changes.tsx'
import { useTexts } from '../texts/console-texts.ts'
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

/** A cell's latest change alone can be undone. */
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

interface Outcome {
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
          <Fact term={t('undo.was')}>{valueText(first.after)}</Fact>
          <Fact term={t('undo.back')}>{valueText(first.before)}</Fact>
        </>
      ) : (
        <Fact wide term={t('undo.back')}>
          <ul className="change__cells" role="list">
            {found.map(({ entry: { id, flag, site, before } }) => (
              <li key={id}>
                {flagTitle(flag)}, {siteName(site)}: <b>{valueText(before)}</b>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact wide term={t('undo.changedBy')}>
        <ChangeLine {...first} />
      </Fact>
    </dl>
  )
}

function undoPage(context: OwnerContext, found: Found, { error, status = 200 }: Outcome): ShownPage {
  const { t } = context.texts
  const why = found.map(({ entry: { site } }) => refusal(context, site)).find((each) => each !== '')
  const superseded = found.filter(({ entry, cell }) => cell.version !== entry.version)
  return {
    kind: 'page',
    status,
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
            {error && <Notice look="wrong" title={error} />}
            <Form context={context} action={`/undo?entry=${lastOf(found).id}`}>
              <FormEnd leave={{ href: '/history', label: t('form.leave') }}>{t('undo.submit')}</FormEnd>
            </Form>
          </>
        )}
      </div>
    ),
  }
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const found = await findChange(context)
  return found ? undoPage(context, found, {}) : { kind: 'missing' }
}

async function send(context: OwnerContext): Promise<PageResponse> {
  const found = await findChange(context)
  if (!found) return { kind: 'missing' }
  const { id } = lastOf(found)
  const { t } = context.texts
  const result = await context.service.undo(id, t('undo.reason'), context.owner)
  if (result === undefined) return { kind: 'missing' }
  if (result.kind === 'conflict')
    return undoPage(context, (await findChange(context)) ?? found, { status: 409 })
  if (result.kind === 'changed') return { kind: 'redirect', location: `/history?undone=${id}` }
  const status = result.why === 'notAllowed' ? 403 : 422
  const error = t(result.why === 'secondNeeded' ? 'cell.refusals.secondNeeded' : 'undo.refused')
  return undoPage(context, found, { error, status })
}

/** Undoing is a change of its own. */
export const undo: OwnerPage = { needs: 'viewer', get: show, post: send }
