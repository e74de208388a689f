import type { Audience, FlagValue } from '../../services/flags/flag-service.ts'
import { deviceNames } from './names.ts'

const percents = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

const percentText = (percent: number): string => `${percents.format(percent)} %`

/** Empty if everybody sees it. */
export function audienceText(audience: Audience | null): string {
  if (audience === null) return ''
  const { rollout, devices, variants } = audience
  const parts = [
    rollout < 100 ? `${percentText(rollout)} of visitors` : '',
    devices.map((device) => deviceNames[device]).join(', '),
    variants.map(({ name, weight }) => `${name} ${percentText(weight / 10)}`).join(', '),
  ]
  return parts.filter((part) => part !== '').join('; ')
}

/** `on`, `off`, `on for 25 % of visitors`. */
export function valueText({ on, audience }: FlagValue): string {
  const narrowed = audienceText(audience)
  if (!on) return 'off'
  return narrowed === '' ? 'on' : `on for ${narrowed}`
}

export const onOff = (on: boolean): 'On' | 'Off' => (on ? 'On' : 'Off')
