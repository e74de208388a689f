import { Icon } from '../../components/brand/icon.tsx'
import type { ImportPlan } from '../../services/flags/flag-service.ts'
import { flagTitle, siteName } from '../texts/names.ts'
import { valueText } from '../texts/values.ts'

/** Unknown flags and other faults of a file. */
export function ImportFaults({
  unknown,
  faults,
}: Pick<Extract<ImportPlan, { kind: 'refused' }>, 'unknown' | 'faults'>) {
  return (
    <div className="notice notice--wrong" role="alert" id="errors">
      <Icon name="warning" />
      <div>
        <p className="notice__title">Nothing was changed</p>
        {unknown.length > 0 && (
          <>
            <p>
              {unknown.length === 1
                ? 'The file has a flag that this product does not know:'
                : 'The file has flags that this product does not know:'}
            </p>
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
          <ul>
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
  return (
    <table className="access-table">
      <caption className="visually-hidden">What would change</caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col">Country</th>
          <th scope="col">Now</th>
          <th scope="col">After</th>
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
