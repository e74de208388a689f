import type { InspectedTab, Sources } from '../live/sources.ts'

interface HeaderProps {
  readonly sources: Sources
  readonly source: InspectedTab | undefined
  readonly onChoose: (source: InspectedTab) => void
}

export function InspectorHeader({ sources, source, onChoose }: HeaderProps) {
  return (
    <header className="head dark">
      <h1 className="mark">
        MARQUEE<span className="visually-hidden"> inspector</span>
      </h1>
      <p className="head__what">Inspector</p>
      {source ? (
        <div className="field head__source">
          <select
            aria-label="Watched page"
            value={source.id}
            onChange={({ target }) => {
              const chosen = sources.get(target.value)
              if (chosen) onChoose(chosen)
            }}
          >
            {[...sources.values()].map(({ id, title, address, isThere }) => (
              <option key={id} value={id}>
                {isThere ? '' : '(left) '}
                {title} {address && `· ${new URL(address).pathname}`}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p className="small muted">No page is open. Open the site in another tab: it is seen here at once.</p>
      )}
    </header>
  )
}
