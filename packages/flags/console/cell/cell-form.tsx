import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { FlagCell } from '../../service/flag-service.ts'
import { Chips, ErrorSummary, Group, ReasonField } from '../forms/form-fields.tsx'
import { viewPath } from '../matrix/filters.ts'
import type { ConsoleContext } from '../page.ts'
import { ScheduleFields } from '../scheduled/schedule-fields.tsx'
import { useTexts } from '../texts/console-texts.ts'
import { AudienceFields } from './audience-fields.tsx'
import type { CellDraft, DraftFaults } from './cell-draft.ts'
import { cellPath } from './cell-state.ts'

interface CellFormProps {
  readonly context: Pick<ConsoleContext, 'csrf'>
  readonly cell: FlagCell
  /** Variants of the configuration. */
  readonly offered: readonly string[]
  readonly draft: CellDraft
  readonly faults: DraftFaults
  /** Query of the view to return to. */
  readonly back: string
}

/** Sends the version that the owner saw, to detect conflicts. */
export function CellForm({ context, cell, offered, draft, faults, back }: CellFormProps) {
  const { t, siteName, switchText } = useTexts()
  const { flag, site } = cell
  return (
    <>
      <ErrorSummary errors={faults} />
      <Form context={context} action={cellPath(flag, site, back)}>
        <input type="hidden" name="version" value={draft.version} />
        <Group id="on" legend={siteName(site)} error={faults.on}>
          <div className="cell-choice">
            <Chips
              one
              name="on"
              options={(['on', 'off'] as const).map((value) => [value, switchText(value === 'on')])}
              chosen={draft.on === null ? [] : [draft.on ? 'on' : 'off']}
            />
          </div>
        </Group>
        {draft.audience && (
          <AudienceFields cell={cell} audience={draft.audience} offered={offered} faults={faults} />
        )}
        <ReasonField value={draft.reason} error={faults.reason} />
        <FormEnd leave={{ href: viewPath(back), label: t('form.leave') }}>{t('form.save')}</FormEnd>
        <ScheduleFields
          draft={draft.schedule}
          faults={faults}
          hint={t('scheduled.hint', { site: siteName(site) })}
        />
      </Form>
    </>
  )
}
