import { serviceLimits } from '../../../config/service-limits.ts'
import type { ShownPage } from '../../form-pages/page.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { flagTitle } from '../texts/names.ts'
import { type Counts, type UsageLine, usageLines } from './usage-counts.ts'

const numbers = new Intl.NumberFormat('en-GB')

function CountCells({ counts: { yes, no }, label }: { readonly counts: Counts; readonly label: string }) {
  return (
    <td className="usage__count" data-label={label}>
      {yes + no === 0 ? (
        <span className="muted">–</span>
      ) : (
        <>
          <span>{numbers.format(yes)} on</span> <span className="muted">{numbers.format(no)} off</span>
        </>
      )}
    </td>
  )
}

const spans = [
  ['hour', 'This hour'],
  ['day', '24 hours'],
  ['all', `${serviceLimits.flags.usageDays} days`],
] as const

function Table({ lines }: { readonly lines: readonly UsageLine[] }) {
  return (
    <table className="usage">
      <caption className="visually-hidden">How often applications evaluated each feature</caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col">Application</th>
          {spans.map(([, label]) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.flag} ${line.application}`}>
            <th scope="row">{flagTitle(line.flag)}</th>
            <td data-label="Application">{line.application}</td>
            {spans.map(([span, label]) => (
              <CountCells key={span} counts={line[span]} label={label} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function show({ service, now }: OwnerContext): Promise<ShownPage> {
  const lines = usageLines(await service.usage(), now)
  return {
    kind: 'page',
    title: 'Usage',
    lead: 'How often applications evaluated a feature, and with which result. Counted by the hour.',
    wide: true,
    body:
      lines.length === 0 ? (
        <p className="console-empty">No application has reported yet.</p>
      ) : (
        <Table lines={lines} />
      ),
  }
}

export const usage: OwnerPage = { needs: 'viewer', get: show }
