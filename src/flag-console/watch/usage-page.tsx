import { serviceLimits } from '../../../config/service-limits.ts'
import type { ShownPage } from '../../form-pages/page.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { flagTitle } from '../texts/names.ts'
import type { TranslateText } from '../texts/translate.ts'
import { useTexts } from '../texts/use-texts.ts'
import { type Counts, type UsageLine, usageLines } from './usage-counts.ts'

function CountCells({ counts: { yes, no }, label }: { readonly counts: Counts; readonly label: string }) {
  const { t } = useTexts()
  return (
    <td className="usage__count" data-label={label}>
      {yes + no === 0 ? (
        <span className="muted">–</span>
      ) : (
        <>
          <span>{t('usage.on', { times: yes })}</span>{' '}
          <span className="muted">{t('usage.off', { times: no })}</span>
        </>
      )}
    </td>
  )
}

const spansIn = (t: TranslateText) =>
  [
    ['hour', t('usage.hour')],
    ['day', t('usage.day')],
    ['all', t('usage.all', { days: serviceLimits.flags.usageDays })],
  ] as const

function Table({ lines }: { readonly lines: readonly UsageLine[] }) {
  const { t } = useTexts()
  const spans = spansIn(t)
  return (
    <table className="usage">
      <caption className="visually-hidden">{t('usage.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('usage.feature')}</th>
          <th scope="col">{t('usage.application')}</th>
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
            <td data-label={t('usage.application')}>{line.application}</td>
            {spans.map(([span, label]) => (
              <CountCells key={span} counts={line[span]} label={label} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function show({ service, now, texts: { t } }: OwnerContext): Promise<ShownPage> {
  const lines = usageLines(await service.usage(), now)
  return {
    kind: 'page',
    title: t('usage.title'),
    lead: t('usage.lead'),
    wide: true,
    body: lines.length === 0 ? <p className="console-empty">{t('usage.none')}</p> : <Table lines={lines} />,
  }
}

export const usage: OwnerPage = { needs: 'viewer', get: show }
