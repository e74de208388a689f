import { Icon } from '@marquee/design/brand/icon.tsx'
import { type SiteId, siteIds } from '#config/sites.ts'
import { Filters, Pick } from '../forms/filter-fields.tsx'
import { Chips } from '../forms/form-fields.tsx'
import { useTexts } from '../texts/console-texts.ts'
import { flagKinds } from '../texts/names.ts'
import { cellStates, type MatrixFilters } from './filters.ts'

function Sites({ chosen }: { readonly chosen: readonly SiteId[] }) {
  const { t, siteName } = useTexts()
  return (
    <fieldset className="console-filters__sites">
      <legend className="visually-hidden">{t('filters.sites')}</legend>
      <div className="console-filters__chips">
        <Chips name="site" options={siteIds.map((site) => [site, siteName(site)])} chosen={chosen} />
      </div>
    </fieldset>
  )
}

interface FilterFormProps {
  readonly filters: MatrixFilters
  readonly teams: readonly string[]
}

/** It unfolds the filters below the search on a phone; it is no part of the view. */
function Fold({ open }: { readonly open: boolean }) {
  const { t } = useTexts()
  return (
    <label className="chip-box console-filters__fold">
      <input type="checkbox" defaultChecked={open} />
      <span>{t('filters.more')}</span>
    </label>
  )
}

export function FilterForm({
  filters: { search, sites, team, kind, state, details },
  teams,
}: FilterFormProps) {
  const { t, teamName } = useTexts()
  return (
    <Filters path="/">
      <div className="console-filters__pick console-filters__search">
        <label className="visually-hidden" htmlFor="filter-q">
          {t('filters.search')}
        </label>
        <span className="field">
          <Icon name="search" />
          <input
            id="filter-q"
            type="search"
            name="q"
            defaultValue={search}
            placeholder={t('filters.searchHint')}
            autoComplete="off"
            spellCheck={false}
          />
        </span>
      </div>
      <Fold open={details || team !== '' || kind !== null || state !== null || sites.length > 0} />
      <Pick
        name="team"
        label={t('filters.team')}
        value={team}
        all={t('filters.allTeams')}
        options={teams.map((name) => [name, teamName(name)])}
      />
      <Pick
        name="kind"
        label={t('filters.kind')}
        value={kind}
        all={t('filters.allKinds')}
        options={flagKinds.map((each) => [each, t(`kinds.${each}`)])}
      />
      <Pick
        name="state"
        label={t('filters.state')}
        value={state}
        all={t('filters.anyState')}
        options={cellStates.map((each) => [each, t(`filters.states.${each}`)])}
      />
      <label className="chip-box console-filters__details">
        <input type="checkbox" name="details" value="on" defaultChecked={details} />
        <span>{t('filters.details')}</span>
      </label>
      <Sites chosen={sites} />
    </Filters>
  )
}
