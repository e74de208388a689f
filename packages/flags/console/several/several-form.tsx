import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { FlagOwner, FlagRow } from '../../service/flag-service.ts'
import { Chips, ErrorSummary, Group, ReasonField } from '../forms/form-fields.tsx'
import type { ConsoleContext } from '../page.ts'
import { ScheduleFields } from '../scheduled/schedule-fields.tsx'
import { useTexts } from '../texts/console-texts.ts'
import { changeableSites, type SeveralDraft, severalStates } from './several-draft.ts'

export type SeveralFaults = Readonly<
  Partial<Record<'features' | 'sites' | 'state' | 'reason' | 'from' | 'until', string>>
>

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
  const { t, siteName, switchText, flagTitle } = useTexts()
  const single = draft.features.length === 1 ? rows.find(({ name }) => name === draft.features[0]) : undefined
  const features = (
    <div className="several-chips">
      <Chips
        name="feature"
        options={rows.map(({ name }) => [name, flagTitle(name)])}
        chosen={draft.features}
      />
    </div>
  )
  return (
    <>
      <ErrorSummary errors={faults} />
      <Form context={context} action={action}>
        <input type="hidden" name="seen" value={draft.seen} />
        <Group id="state" legend={t('several.state')} error={faults.state}>
          <div className="several-states">
            <Chips
              one
              name="state"
              options={severalStates.map((state) => [
                state,
                state === 'default' ? t('several.default') : switchText(state === 'on'),
              ])}
              chosen={draft.state === null ? [] : [draft.state]}
            />
          </div>
        </Group>
        <Group id="sites" legend={t('several.sites')} error={faults.sites}>
          <div className="several-chips">
            <Chips
              name="site"
              options={changeableSites(owner).map((site) => [
                site,
                single ? `${siteName(site)} (${switchText(single.cells[site].value.on)})` : siteName(site),
              ])}
              chosen={draft.sites}
            />
          </div>
        </Group>
        <Group id="features" legend={t('several.features')} error={faults.features}>
          {single ? (
            <details>
              <summary className="link">{t('several.others')}</summary>
              {features}
            </details>
          ) : (
            features
          )}
        </Group>
        <ReasonField value={draft.reason} error={faults.reason} />
        <FormEnd leave={{ href: back, label: t('form.leave') }}>{t('form.save')}</FormEnd>
        <ScheduleFields draft={draft.schedule} faults={faults} hint={t('scheduled.hintSeveral')} />
      </Form>
    </>
  )
}
