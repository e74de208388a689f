import type { FlagCell, FlagValue } from '../../service/flag-service.ts'
import { useTexts } from '../texts/console-texts.ts'

export interface RestoredChange {
  readonly cell: FlagCell
  readonly value: FlagValue
}

export function RestoredChanges({ changes }: { readonly changes: readonly RestoredChange[] }) {
  const { t, siteName, valueText, flagTitle } = useTexts()
  return (
    <table className="access-table">
      <caption className="visually-hidden">{t('restore.changes.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('restore.changes.feature')}</th>
          <th scope="col">{t('restore.changes.country')}</th>
          <th scope="col">{t('restore.changes.now')}</th>
          <th scope="col">{t('restore.changes.after')}</th>
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
