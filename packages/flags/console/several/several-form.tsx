import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { FlagOwner, FlagRow } from '../../service/flag-service.ts'
import { ErrorSummary, Group, ReasonField } from '../forms/form-fields.tsx'
import type { ConsoleContext } from '../page.ts'
import { ScheduleFields } from '../scheduled/schedule-fields.tsx'
import { useTexts } from '../texts/console-texts.ts'
import { changeableSites, type SeveralDraft, severalStates } from './several-draft.ts'
import { SiteChips } from './site-chips.tsx'

export type SeveralFaults = Readonly<
  Partial<Record<'features' | 'sites' | 'state' | 'reason' | 'from' | 'until', string>>
>

function Features({
  rows,
  chosen,
}: {
  readonly rows: readonly FlagRow[]
  readonly chosen: readonly string[]
}) {
  const { flagTitle } = useTexts()
  return (
    <div className="several-chips">
      {rows.map(({ name }) => (
        <label key={name} className="chip-box">
          <input type="checkbox" name="feature" value={name} defaultChecked={chosen.includes(name)} />
          <span>{flagTitle(name)}</span>
        </label>
      ))}
    </div>
  )
}

interface SeveralFormProps {
  readonly context: Pick<ConsoleContext, 'csrf'>
  readonly owner: FlagOwner
  readonly rows: readonly FlagRow[]
  readonly draft: SeveralDraft
  readonly faults: SeveralFaults
  readonly action: string
  /** Address of the view to return to. */
  readonly back: string
}

/** Every choice is a field of one form; without script it works the same. */
export function SeveralForm({ context, owner, rows, draft, faults, action, back }: SeveralFormProps) {
  const { t, switchText } = useTexts()
  const single = draft.features.length === 1 ? rows.find(({ name }) => name === draft.features[0]) : undefined
  return (
    <>
      <ErrorSummary errors={faults} />
      <Form context={context} action={action}>
        <input type="hidden" name="seen" value={draft.seen} />
        <Group id="state" legend={t('several.state')} error={faults.state}>
          <div className="several-states">
            {severalStates.map((state) => (
              <label key={state} className="chip-box">
                <input type="radio" name="state" value={state} defaultChecked={draft.state === state} />
                <span>{state === 'default' ? t('several.default') : switchText(state === 'on')}</span>
              </label>
            ))}
          </div>
        </Group>
        <Group id="sites" legend={t('several.sites')} error={faults.sites}>
          <SiteChips
            sites={changeableSites(owner)}
            chosen={draft.sites}
            note={(site) => single && ` (${switchText(single.cells[site].value.on)})`}
          />
        </Group>
        <Group id="features" legend={t('several.features')} error={faults.features}>
          {single ? (
            <details>
              <summary className="link">{t('several.others')}</summary>
              <Features rows={rows} chosen={draft.features} />
            </details>
          ) : (
            <Features rows={rows} chosen={draft.features} />
          )}
        </Group>
        <ReasonField value={draft.reason} error={faults.reason} />
        <FormEnd leave={{ href: back, label: t('form.leave') }}>{t('form.save')}</FormEnd>
        <ScheduleFields draft={draft.schedule} faults={faults} hint={t('scheduled.hintSeveral')} />
      </Form>
    </>
  )
}
