import type { FlagChange } from '../../services/flags/flag-service.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { DayCounts } from './usage-counts.ts'

interface NamedDays {
  readonly name: string
  readonly days: readonly DayCounts[]
}

interface UsageTableProps {
  readonly all: readonly DayCounts[]
  readonly sites: readonly NamedDays[]
  readonly variants: readonly NamedDays[]
  readonly changes: readonly FlagChange[]
}

/** The numbers of the charts, the newest day first. */
export function UsageTable({ all, sites, variants, changes }: UsageTableProps) {
  const { t, dayText } = useTexts()
  const changesOf = (day: string) => changes.filter(({ entries: [{ at }] }) => at.startsWith(day)).length
  return (
    <details className="usage-numbers">
      <summary>{t('usage.numbers')}</summary>
      <section className="usage-scroll" tabIndex={0} aria-label={t('usage.numbers')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('usage.day')}</th>
              <th scope="col">{t('switch.on')}</th>
              <th scope="col">{t('switch.off')}</th>
              {[...sites, ...variants].map(({ name }) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
              <th scope="col">{t('usage.changed')}</th>
            </tr>
          </thead>
          <tbody>
            {all
              .map(({ day, yes, no }, index) => (
                <tr key={day}>
                  <th scope="row">{dayText(day)}</th>
                  <td>{yes}</td>
                  <td>{no}</td>
                  {sites.map(({ name, days }) => (
                    <td key={name}>
                      {days[index]?.yes} / {days[index]?.no}
                    </td>
                  ))}
                  {variants.map(({ name, days }) => (
                    <td key={name}>{days[index]?.yes}</td>
                  ))}
                  <td>{changesOf(day)}</td>
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      </section>
    </details>
  )
}
