import { Icon } from '../../components/brand/icon.tsx'
import type { ImportPlan } from '../../services/flags/flag-service.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Unknown flags and other faults of a file; the flag service words the faults, in English. */
export function ImportFaults({
  unknown,
  faults,
}: Pick<Extract<ImportPlan, { kind: 'refused' }>, 'unknown' | 'faults'>) {
  const { t, english } = useTexts()
  return (
    <div className="notice notice--wrong" role="alert" id="errors">
      <Icon name="warning" />
      <div>
        <p className="notice__title">{t('transfer.faults.title')}</p>
        {unknown.length > 0 && (
          <>
            <p>{t('transfer.faults.unknown', { count: unknown.length })}</p>
            <ul className="access-names">
              {unknown.map((name) => (
                <li key={name}>
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </>
        )}
        {faults.length > 0 && (
          <ul lang={english}>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

export function PlannedChanges({ changes }: Pick<Extract<ImportPlan, { kind: 'plan' }>, 'changes'>) {
  const { t, siteName, valueText, flagTitle } = useTexts()
  return (
    <table className="access-table">
      <caption className="visually-hidden">{t('transfer.plan.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('transfer.plan.feature')}</th>
          <th scope="col">{t('transfer.plan.country')}</th>
          <th scope="col">{t('transfer.plan.now')}</th>
          <th scope="col">{t('transfer.plan.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ cell, value }) => (
          <tr key={`${cell.flag} ${cell.site}`}>
            <th scope="row">{flagTitle(cell.flag)}</th>
            <td>{siteName(cell.site)}</td>
            <td>{valueText(cell.value)}</td>
            <td>
              <b>{valueText(value)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
