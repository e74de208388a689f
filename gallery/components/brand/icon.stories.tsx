import { Icon } from '../../../src/components/brand/icon.tsx'
import { type IconName, iconPaths } from '../../../src/components/brand/icon-paths.tsx'
import { state } from '../../state.tsx'

export default { component: Icon }

const names = Object.keys(iconPaths) as IconName[]

export const All = state(() => (
  <div className="row">
    {names.map((name) => (
      <span key={name} title={name}>
        <Icon name={name} />
      </span>
    ))}
  </div>
))

export const Small = state(() => (
  <div className="row">
    {names.map((name) => (
      <span key={name} title={name}>
        <Icon name={name} small />
      </span>
    ))}
  </div>
))
