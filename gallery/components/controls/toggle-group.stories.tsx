import { ToggleGroup } from '@marquee/design/controls/toggle-group.tsx'
import { Chosen, state } from '../../state.tsx'

export default { component: ToggleGroup }

export const Buttons = state(({ t }) => (
  <Chosen first="slider">
    {(selected, choose) => (
      <ToggleGroup
        label={t('cinemas:layout.label')}
        options={(['slider', 'calendar'] as const).map((id) => ({
          id,
          label: t(`cinemas:layout.${id}`),
          icon: 'calendar',
          selected: id === selected,
          onPress: () => choose(id),
        }))}
      />
    )}
  </Chosen>
))
export const Links = state(({ t, formats, days }) => (
  <ToggleGroup
    label={t('cinemas:days')}
    options={days.slice(0, 3).map(({ date, href, selected }) => ({
      id: date,
      label: formats.dayName(date),
      href,
      selected,
    }))}
  />
))
