import { Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { ChangeRefusal, FlagCell, FlagRow, ScheduleRefusal } from '../../service/flag-service.ts'
import { filterAddress } from '../forms/filter-address.ts'
import { isReasonRefusal, reasonFault } from '../forms/form-fields.tsx'
import { backOf, toView, viewPath } from '../matrix/filters.ts'
import { lastEntry } from '../matrix/revision.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { isScheduled, isScheduleRefusal, scheduleFaults } from '../scheduled/schedule-draft.ts'
import { ChangeLine } from '../texts/changes.tsx'
import { useTexts } from '../texts/console-texts.ts'
import type { TranslateText } from '../texts/translate.ts'
import { changeableSites, firstDraft, type SeveralDraft, sentDraft, valuesOf } from './several-draft.ts'
import { type SeveralFaults, SeveralForm } from './several-form.tsx'

function Conflicts({ cells }: { readonly cells: readonly FlagCell[] }) {
  const { t, siteName, valueText, flagTitle } = useTexts()
  return (
    <Notice look="wrong" title={t('cell.conflict.title')}>
      <ul className="change__cells" role="list">
        {cells.map(({ flag, site, value, changed }) => (
          <li key={`${flag} ${site}`}>
            {flagTitle(flag)}, {siteName(site)}: <b>{valueText(value)}</b>{' '}
            {changed && <ChangeLine {...changed} />}
          </li>
        ))}
      </ul>
      <p>{t('several.decide')}</p>
    </Notice>
  )
}

interface Shown {
  readonly draft: SeveralDraft
  readonly faults?: SeveralFaults
  readonly conflicts?: readonly FlagCell[]
  readonly notice?: string
  readonly status?: number
}

function severalPage(
  context: OwnerContext,
  rows: readonly FlagRow[],
  { draft, faults = {}, conflicts = [], notice, status = 200 }: Shown,
): ShownPage {
  const { owner, outside } = context
  const { t, flagTitle, flagEffect } = context.texts
  const back = backOf(context)
  const refusal = outside
    ? t('outside.refusal', { address: outside.address })
    : changeableSites(owner).length === 0
      ? t('roles.viewerRefusal')
      : ''
  const [name, ...more] = draft.features
  const single = more.length === 0 ? rows.find((row) => row.name === name) : undefined
  return {
    kind: 'page',
    status,
    title: single ? t('several.titleOf', { name: flagTitle(single.name) }) : t('several.title'),
    body: (
      <div className="cell-page" id="cell">
        <div className="cell-page__main">
          {single && <p id="cell-effect">{flagEffect(single.name)}</p>}
          {notice && <Notice look="wrong" title={notice} />}
          {conflicts.length > 0 && <Conflicts cells={conflicts} />}
          {refusal === '' ? (
            <SeveralForm
              context={context}
              owner={owner}
              rows={rows}
              draft={draft}
              faults={faults}
              action={filterAddress('/several', { back })}
              back={viewPath(back)}
            />
          ) : (
            <Notice look="info" title={refusal} />
          )}
        </div>
      </div>
    ),
  }
}

async function show(context: OwnerContext): Promise<PageResponse> {
  const { service, outside, owner, url } = context
  const [rows, seen] = await Promise.all([service.rows(), outside ? 0 : lastEntry(service)])
  return severalPage(context, rows, { draft: firstDraft(rows, owner, { url, seen }) })
}

function faultsOf({ texts: { t } }: OwnerContext, draft: SeveralDraft): SeveralFaults {
  const { features, sites, state, reason } = draft
  return {
    ...(state === null && { state: t('several.stateMissing') }),
    ...(sites.length === 0 && { sites: t('several.sitesMissing') }),
    ...(features.length === 0 && { features: t('several.featuresMissing') }),
    ...(reason === '' && { reason: reasonFault(t, 'reasonMissing') }),
    ...(reason.length > serviceLimits.flags.reason && { reason: reasonFault(t, 'reasonTooLong') }),
  }
}

function refused(t: TranslateText, draft: SeveralDraft, why: ChangeRefusal | ScheduleRefusal): Shown {
  const status = why === 'notAllowed' ? 403 : 422
  if (isScheduleRefusal(why)) return { draft, faults: scheduleFaults(t, why), status }
  if (isReasonRefusal(why)) return { draft, faults: { reason: reasonFault(t, why) }, status }
  return { draft, notice: t(`cell.refusals.${why}`), status }
}

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { service, owner, texts } = context
  const rows = await service.rows()
  const draft = sentDraft(rows, form)
  const faults = faultsOf(context, draft)
  if (draft.state === null || Object.keys(faults).length > 0)
    return severalPage(context, rows, { draft, faults, status: 422 })
  const { reason, seen, state, schedule } = draft
  const values = valuesOf(rows, draft, state)
  if (isScheduled(schedule)) {
    const wanted = { values, reason, from: schedule.from, until: schedule.until || null }
    const result = await service.schedule(wanted, owner)
    return result.kind === 'scheduled'
      ? toView(context, 'scheduled', String(result.changes.length))
      : severalPage(context, rows, refused(texts.t, draft, result.why))
  }
  const result = await service.changeMany({ values, seen, reason }, owner)
  if (result.kind === 'refused') return severalPage(context, rows, refused(texts.t, draft, result.why))
  if (result.kind === 'conflict')
    return severalPage(context, await service.rows(), {
      draft: { ...draft, seen: await lastEntry(service) },
      conflicts: result.cells,
      status: 409,
    })
  return toView(context, 'changed', String(result.cells.length))
}

/** Switches features on several sites as one change. */
export const several: OwnerPage = { needs: 'viewer', get: show, post: send }
