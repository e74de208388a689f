import { type SiteId, siteIds } from '../../../config/sites.ts'
import { Icon } from '../../components/brand/icon.tsx'
import { FilterEnd, Pick } from '../forms/filter-fields.tsx'
import { kindNames, siteName } from '../texts/names.ts'
import type { CellState, MatrixFilters } from './filters.ts'

const stateNames: Readonly<Record<CellState, string>> = {
  on: 'On',
  off: 'Off',
  differs: 'Differs from the default',
  stale: 'Stale',
}

function Sites({ chosen }: { readonly chosen: readonly SiteId[] }) {
  return (
    <fieldset className="console-filters__sites">
      <legend>Sites</legend>
      <div className="console-filters__chips">
        {siteIds.map((site) => (
          <label key={site} className="chip-box">
            <input type="checkbox" name="site" value={site} defaultChecked={chosen.includes(site)} />
            <span>{siteName(site)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface FilterFormProps {
  readonly filters: MatrixFilters
  readonly teams: readonly string[]
}

/** A GET form, so that a view has a URL. */
export function FilterForm({ filters: { search, sites, team, kind, state }, teams }: FilterFormProps) {
  return (
    <search>
      <form className="console-filters" method="get" action="/" data-filters="">
        <div className="console-filters__pick console-filters__search">
          <label htmlFor="filter-q">Search</label>
          <span className="field">
            <Icon name="search" />
            <input
              id="filter-q"
              type="search"
              name="q"
              defaultValue={search}
              placeholder="Name or effect"
              autoComplete="off"
              spellCheck={false}
            />
          </span>
        </div>
        <Pick
          form="filter"
          name="team"
          label="Team"
          value={team}
          all="All teams"
          options={teams.map((name) => [name, name])}
        />
        <Pick
          form="filter"
          name="kind"
          label="Kind"
          value={kind ?? ''}
          all="All kinds"
          options={Object.entries(kindNames)}
        />
        <Pick
          form="filter"
          name="state"
          label="State"
          value={state ?? ''}
          all="Any state"
          options={Object.entries(stateNames)}
        />
        <Sites chosen={sites} />
        <FilterEnd reset="/" />
      </form>
    </search>
  )
}
