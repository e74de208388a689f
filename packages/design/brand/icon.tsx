import { classNames } from '../class-names.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

export interface IconProps {
  name: IconName
  small?: boolean | undefined
}

/** Icons are decorative: the adjacent text or the control's label has the meaning. */
export function Icon({ name, small }: IconProps) {
  return (
    <svg className={classNames('ic', small && 'ic--s')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} fill={name === 'play' ? 'currentColor' : undefined} />
    </svg>
  )
}
