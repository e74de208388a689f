import type { ExplainedStrategy, FlagExplanation } from '../../services/flag-evaluation/flag-evaluation.ts'
import { visitorDevices } from '../../services/flags/audience.ts'
import type { FlagCell, FlagRow } from '../../services/flags/flag-service.ts'
import type { ConsoleTexts } from '../texts/console-texts.ts'

type RuleName = 'killSwitch' | 'country' | 'default' | 'share' | 'device' | 'condition' | 'flag' | 'everybody'

interface DecidingRule {
  readonly name: RuleName
  readonly text: string
  /** Who set the value; null for a default. */
  readonly changed: FlagCell['changed']
}

interface Known {
  readonly row: FlagRow
  readonly cell: FlagCell
  readonly explanation: FlagExplanation
  /** Who switches is known to another service. */
  readonly isOutside: boolean
  readonly texts: ConsoleTexts
}

type Condition = ExplainedStrategy['conditions'][number]
type Ruling = Pick<DecidingRule, 'name' | 'text'>

const ofThisSite = ({ conditions }: ExplainedStrategy) =>
  conditions.every(({ field, met }) => field !== 'site' || met)

function conditionRule({ field, operator, values, inverted }: Condition, { t }: ConsoleTexts): Ruling {
  if (field === 'device' && operator === 'IN' && !inverted) {
    const devices = visitorDevices.filter((device) => values.includes(device))
    return {
      name: 'device',
      text: t('visitor.why.device', { devices: devices.map((device) => t(`devices.${device}`)).join(', ') }),
    }
  }
  const condition = [inverted ? 'NOT' : '', field, operator, values.join(', ')].filter(Boolean).join(' ')
  return { name: 'condition', text: t('visitor.why.condition', { condition }) }
}

/** Undefined if the rule is for everybody on the site. */
function strategyRule({ conditions, share }: ExplainedStrategy, known: Known): Ruling | undefined {
  const { explanation, texts } = known
  const narrowing = conditions.filter(({ field }) => field !== 'site')
  const unmet = narrowing.find(({ met }) => !met)
  if (unmet) return conditionRule(unmet, texts)
  if (share !== null && share < 100)
    return {
      name: 'share',
      text: texts.t(explanation.on ? 'visitor.why.inShare' : 'visitor.why.outOfShare', { share }),
    }
  return narrowing[0] && conditionRule(narrowing[0], texts)
}

function cellRule({ row, cell, explanation: { on }, isOutside, texts }: Known): Ruling {
  const { t, siteIn, stateText } = texts
  const site = siteIn(cell.site)
  if (isOutside) return { name: 'country', text: t('visitor.why.outside', { value: stateText(on), site }) }
  if (cell.changed === null) return { name: 'default', text: t('visitor.why.default', { site }) }
  if (!on && row.config.kind === 'kill-switch')
    return { name: 'killSwitch', text: t('visitor.why.killSwitch', { site }) }
  return { name: 'country', text: t('visitor.why.country', { value: stateText(on), site }) }
}

function rulingOf(known: Known): Ruling {
  const { row, explanation, texts } = known
  const { t, flagTitle } = texts
  const { reason } = explanation
  switch (reason.kind) {
    case 'unserved':
      return { name: 'default', text: t('visitor.why.unserved') }
    case 'undecidable':
      return {
        name: 'default',
        text: t(row.config.reach === 'visitor' ? 'visitor.why.noId' : 'visitor.why.wholeSite'),
      }
    case 'parent':
      return {
        name: 'flag',
        text: t('visitor.why.flag', { flags: reason.features.map(flagTitle).join(', ') }),
      }
    case 'everybody':
      return { name: 'everybody', text: t('visitor.why.everybody') }
    case 'disabled':
      return cellRule(known)
    case 'strategy':
      return strategyRule(reason.strategy, known) ?? cellRule(known)
    case 'unmatched': {
      const near = reason.strategies.find(ofThisSite)
      return (near && strategyRule(near, known)) ?? cellRule(known)
    }
  }
}

/** The rule of a value in the words of owners. */
export function decidingRule(known: Known): DecidingRule {
  const { reason } = known.explanation
  const byService = !['unserved', 'undecidable'].includes(reason.kind)
  return { ...rulingOf(known), changed: byService ? known.cell.changed : null }
}
