import { ToggleGroup } from '@marquee/design/controls/toggle-group.tsx'
import { PinBar } from '@marquee/design/showtimes/pin-bar.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: PinBar }

export const WithPlace = wideState(({ days, cinemas: [cinema], t }) => (
  <PinBar days={days} place={{ label: cinema.name, onPress: nothing }} onCalendar={nothing}>
    <ToggleGroup
      label={t('cinemas:layout.label')}
      options={[{ id: 'slider', label: t('cinemas:layout.slider'), selected: true, onPress: nothing }]}
    />
  </PinBar>
))
export const DaysAlone = wideState(({ days }) => <PinBar days={days} />)
export const LongPlace = wideState(({ days, longTitle }) => (
  <PinBar days={days} place={{ label: longTitle, href: '/cinemas' }} />
))
