import { DELIVERIES, type Delivery } from '../publishing/deliveries.ts'
import { ReasonText } from '../publishing/panel/reason-text.tsx'
import { filled } from '../reports/messages.ts'
import { siteName } from '../users/display-names.ts'
import { isSite } from '../users/person.ts'
import { type DeskProps, documentPage, kindName } from './desk-props.ts'

interface UnsentProps {
  readonly desk: DeskProps
  readonly count: number
  readonly shown: readonly Delivery[]
}

/** What has not reached its site, and why. */
export function Unsent({ desk, count, shown }: UnsentProps) {
  const { words, uiLanguage, admin } = desk
  return (
    <section>
      <h2>{words.unsent}</h2>
      {count === 0 && <p>{words.allSent}</p>}
      <ul className="desk__list">
        {shown.map(({ id, site, source, document, title, key, state, reason }) => (
          <li key={id}>
            {document ? <a href={documentPage(desk, source, document)}>{title || key}</a> : <span>{title || key}</span>}
            <span className="desk__facts">
              {kindName(desk, source)}
              {isSite(site) && ` · ${siteName(site, uiLanguage)}`}
            </span>
            <span className={`desk__facts desk__facts--${state}`}>{reason ? <ReasonText reason={reason} /> : words.waiting}</span>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p>
          <a href={`${admin}/collections/${DELIVERIES}?sort=state`}>{filled(words.more, { count })}</a>
        </p>
      )}
    </section>
  )
}
