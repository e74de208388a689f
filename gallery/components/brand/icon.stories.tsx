import { Icon } from '@marquee/design/brand/icon.tsx'
import { type IconName, iconPaths } from '@marquee/design/brand/icon-paths.ts'
import { stateIn } from '../../state.tsx'

export default { component: Icon }

const names = Object.keys(iconPaths) as IconName[]

export const All = stateIn('row', () =>
  names.map((name) => (
    <span key={name} title={name}>
      <Icon name={name} />
    </span>
  )),
)

export const Small = stateIn('row', () =>
  names.map((name) => (
    <span key={name} title={name}>
      <Icon name={name} small />
    </span>
  )),
)
