import { SiteLink } from '@marquee/design/site-link.tsx'
import './timetable.css'

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly { readonly label: string; readonly href: string; readonly selected: boolean }[]
}

/** Links to narrower lists, in one line. */
export function Choices({ label, choices }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <ul className="tonight__choices" aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.label}>
          <SiteLink to={choice.href} rel="nofollow" aria-current={choice.selected ? 'true' : undefined}>
            {choice.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
