import { SiteLink } from '@marquee/design/site-link.tsx'
import { useEffect, useRef } from 'react'
import { pageLimits } from '#config/page-limits.ts'
import type { HelpEntryModel } from '../../page-models/help.ts'

const cap = pageLimits.faq.articlesPerCategory

interface HelpEntriesProps {
  readonly entries: readonly HelpEntryModel[]
  /** Ignores the cap. */
  readonly all: boolean
  /** True: all are shown without script. */
  readonly wholeWithoutScript?: boolean
  readonly teasers?: boolean
}

/** Expanding moves the focus to the first new question. */
export function HelpEntries({ entries, all, wholeWithoutScript, teasers }: HelpEntriesProps) {
  const list = useRef<HTMLUListElement>(null)
  const wasAll = useRef(all)
  const shown = useRef<number>(cap)
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    if (all && !wasAll.current) links[shown.current]?.focus()
    wasAll.current = all
    // Fewer on a phone.
    shown.current = links.filter((link) => link.checkVisibility()).length
  }, [all])
  return (
    <ul
      className="help-list"
      ref={list}
      data-all={all || undefined}
      data-whole={wholeWithoutScript || undefined}
    >
      {entries.map(({ id, title, href, teaser }, index) => (
        <li key={id} className={index >= cap ? 'help-list__more' : undefined}>
          <SiteLink className="help-list__link" to={href}>
            <span>
              <span className="help-list__title">{title}</span>
              {teasers && teaser !== null && <span className="help-list__teaser">{teaser}</span>}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
