import type { ReactNode } from 'react'
import type { SiteId } from '#config/sites.ts'
import { useTexts } from '../texts/console-texts.ts'

interface SiteChipsProps {
  readonly sites: readonly SiteId[]
  readonly chosen: readonly SiteId[]
  readonly note?: (site: SiteId) => ReactNode
}

export function SiteChips({ sites, chosen, note }: SiteChipsProps) {
  const { siteName } = useTexts()
  return (
    <div className="several-chips">
      {sites.map((site) => (
        <label key={site} className="chip-box">
          <input type="checkbox" name="site" value={site} defaultChecked={chosen.includes(site)} />
          <span>
            {siteName(site)}
            {note?.(site)}
          </span>
        </label>
      ))}
    </div>
  )
}
