import type { Audience, FlagValue } from '../../service/flag-service.ts'
import type { TranslateText } from './translate.ts'

export interface ValueTexts {
  /** Empty if everybody sees it. */
  readonly audienceText: (audience: Audience | null) => string
  /** `on`, `off`, `on for 25% of visitors`. */
  readonly valueText: (value: FlagValue) => string
  /** `on`, `off`. */
  readonly stateText: (on: boolean) => string
  /** `On`, `Off`. */
  readonly switchText: (on: boolean) => string
  /** The text is short because a cell of the matrix is narrow. */
  readonly toggleText: (on: boolean) => string
}

export function valueTextsIn(t: TranslateText): ValueTexts {
  function audienceText(audience: Audience | null): string {
    if (audience === null) return ''
    const { rollout, devices, variants } = audience
    const parts = [
      rollout < 100 ? t('audience.share', { share: rollout }) : '',
      devices.map((device) => t(`devices.${device}`)).join(', '),
      variants.map(({ name, weight }) => t('audience.variant', { name, share: weight / 10 })).join(', '),
    ].filter((part) => part !== '')
    return parts.length === 0 ? '' : parts.reduce((first, rest) => t('audience.and', { first, rest }))
  }
  const stateText = (on: boolean) => t(on ? 'value.on' : 'value.off')
  return {
    audienceText,
    valueText({ on, audience }) {
      const narrowed = audienceText(audience)
      return on && narrowed !== '' ? t('value.onFor', { audience: narrowed }) : stateText(on)
    },
    stateText,
    switchText: (on) => t(on ? 'switch.on' : 'switch.off'),
    toggleText: (on) => t(on ? 'toggle.on' : 'toggle.off'),
  }
}
