import { Upsells } from '@marquee/design/showtimes/upsell.tsx'
import { state } from '../../state.tsx'

export default { component: Upsells }

export const Several = state(({ t, flags }) => (
  <Upsells
    upsells={[
      { label: flags.premiere.label, text: t('programme:withTeam') },
      { text: t('offers:order.text'), link: { href: '/offers', label: t('offers:title') } },
    ]}
  />
))
export const LongText = state(({ longText, flags }) => (
  <Upsells upsells={[{ label: flags.event.label, text: longText }]} />
))
