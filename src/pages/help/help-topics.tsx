import { SiteLink } from '@marquee/design/site-link.tsx'
import type { LinkModel } from '../../page-models/parts.ts'

interface HelpTopicsProps {
  readonly title: string
  readonly topics: readonly LinkModel[]
}

export function HelpTopics({ title, topics }: HelpTopicsProps) {
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="help-topics">
      <h2 className="help-aside__title" id="help-topics">
        {title}
      </h2>
      <ul className="help-list">
        {topics.map(({ label, href }) => (
          <li key={href}>
            <SiteLink className="help-list__link" to={href}>
              <span className="help-list__title">{label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
