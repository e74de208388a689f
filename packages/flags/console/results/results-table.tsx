import { dateLocale } from '@marquee/i18n/format.ts'
import { WITHOUT_FEATURE, WITHOUT_VARIANT } from '#config/results.ts'
import { type ConsoleTexts, useTexts } from '../texts/console-texts.ts'
import type { Interval } from './intervals.ts'
import type { ArmResult, GoalResult } from './result-counts.ts'

const DECIMALS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

function armName({ t }: Pick<ConsoleTexts, 't'>, arm: string, hasVariants: boolean): string {
  if (arm === WITHOUT_FEATURE) return t('results.withoutFeature')
  if (arm === WITHOUT_VARIANT) return t(hasVariants ? 'results.withoutVariant' : 'results.withFeature')
  return arm
}

function rateText({ language, t }: ConsoleTexts, { value, low, high }: Interval): string {
  const { format } = new Intl.NumberFormat(dateLocale(language), { style: 'percent', ...DECIMALS })
  return t('results.rateOf', { rate: format(value), low: format(low), high: format(high) })
}

function findingText({ language, t }: ConsoleTexts, { compared }: ArmResult): string {
  if (compared === null) return t('results.first')
  const { difference, finding } = compared
  if (finding === 'few') return t('results.few')
  const { format } = new Intl.NumberFormat(dateLocale(language), DECIMALS)
  const [low, high] = [Math.abs(difference.low * 100), Math.abs(difference.high * 100)]
  const [least, most] = [Math.min(low, high), Math.max(low, high)]
  if (finding === 'open') return t('results.open', { fewer: format(low), more: format(high) })
  return t(finding === 'more' ? 'results.more' : 'results.fewer', {
    least: format(least),
    most: format(most),
  })
}

/** The drawing's own units: browsers stretch it to the width of its box. */
const [WIDTH, HEIGHT] = [100, 10]
const rounded = (length: number) => Math.round(length * 100) / 100

/** The numbers are beside it. `most`: share at the right end. */
function IntervalBar({ rate, most }: { readonly rate: Interval; readonly most: number }) {
  const at = (share: number) => rounded((share / most) * WIDTH)
  return (
    <svg
      className="results-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        className="results-bar__range"
        x={at(rate.low)}
        y={HEIGHT / 4}
        width={Math.max(0.5, rounded(at(rate.high) - at(rate.low)))}
        height={HEIGHT / 2}
      />
      <line className="results-bar__value" x1={at(rate.value)} x2={at(rate.value)} y1="0" y2={HEIGHT} />
    </svg>
  )
}

interface ResultsTableProps {
  readonly result: GoalResult
  readonly hasVariants: boolean
}

/** The groups of one goal, each with its rate and its difference to the first. */
export function ResultsTable({ result: { goal, arms }, hasVariants }: ResultsTableProps) {
  const texts = useTexts()
  const { t } = texts
  const most = Math.max(...arms.map(({ rate }) => rate.high))
  return (
    <section className="console-section" aria-labelledby={`goal-${goal}`}>
      <h2 id={`goal-${goal}`}>{t(`results.goals.${goal}`)}</h2>
      <table className="results" aria-labelledby={`goal-${goal}`}>
        <thead>
          <tr>
            <th scope="col">{t('results.variant')}</th>
            <th scope="col">{t('results.reached')}</th>
            <th scope="col">{t('results.rate')}</th>
            <th scope="col">{t('results.compared')}</th>
          </tr>
        </thead>
        <tbody>
          {arms.map((each) => (
            <tr key={each.arm}>
              <th scope="row">{armName(texts, each.arm, hasVariants)}</th>
              <td>{t('results.reachedOf', { reached: each.reached, visitors: each.visitors })}</td>
              <td>
                {rateText(texts, each.rate)}
                <IntervalBar rate={each.rate} most={most} />
              </td>
              <td data-finding={each.compared?.finding}>{findingText(texts, each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
