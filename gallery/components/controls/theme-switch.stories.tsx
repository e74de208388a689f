import { type ThemeChoice, ThemeSwitch } from '@marquee/design/controls/theme-switch.tsx'
import { Chosen, stateIn } from '../../state.tsx'

export default { component: ThemeSwitch }

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark']

export const EachChosen = stateIn('row row--l', () =>
  choices.map((choice) => (
    <Chosen key={choice} first={choice}>
      {(value, choose) => <ThemeSwitch value={value} onChoose={choose} />}
    </Chosen>
  )),
)
