import { TabPanel, TabPanels, Tabs } from '@marquee/design/controls/tabs.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import { startTransition, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PushRail } from '../../editorial/push-card.tsx'
import { TileRail } from '../../editorial/tile-rail.tsx'
import { HiddenLine } from '../../features/hidden-films/hidden-films.tsx'
import { filterGroups, sortGroup } from '../../features/schedule/filter-props.ts'
import { PageFilterBar } from '../../features/schedule/page-filter-bar.tsx'
import type { ShowsPage, ShowsTabModel } from '../../page-models/shows.ts'
import { ShowsPanel } from './shows-panel.tsx'

/** The URL's fragment names the tab, the first one is the default. The server knows no fragment, so the first render ignores it. */
function useTab(tabs: readonly ShowsTabModel[]) {
  const router = useRouter()
  const hydrated = useHydrated()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const named = hydrated ? tabs.find(({ fragment }) => fragment === hash) : undefined
  const choose = (fragment: string) =>
    void router.navigate({
      to: '.',
      search: true,
      hash: fragment,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      viewTransition: false,
    })
  return { tab: named ?? tabs[0], choose }
}

/** The page with every card once `load` has fetched it. A failed load can be repeated. */
function useWholePage(page: ShowsPage) {
  const { edition } = useRouter().options.context
  const [loaded, setLoaded] = useState({ of: page, whole: page })
  const load = useCallback(() => {
    const { whole: address } = page
    if (address === null) return
    void import('./load-whole.ts')
      .then(async ({ loadWhole }) => {
        const whole = await loadWhole(address, edition)
        startTransition(() =>
          setLoaded((now) => (now.of === page && now.whole === whole ? now : { of: page, whole })),
        )
      })
      .catch(() => {})
  }, [page, edition])
  return { page: loaded.of === page ? loaded.whole : page, load }
}

export function ShowsView({ page: loaded }: { readonly page: ShowsPage }) {
  const { t } = useTranslation('shows')
  const { page, load } = useWholePage(loaded)
  const { tab, choose } = useTab(page.tabs)
  const { tabs, filters } = page
  const several = tabs.length > 1
  const shown = tab ? tab.count : 0
  return (
    <>
      <ListHead title={page.heading}>
        {several && tab && (
          <Tabs
            label={t('tabs')}
            items={tabs.map(({ fragment, label, count }) => ({ id: fragment, label, count }))}
            selected={tab.fragment}
            onSelect={choose}
          />
        )}
      </ListHead>
      <TileRail title={t('seasons')} tiles={page.seasons} />
      <div className="wrap">
        <PageFilterBar
          groups={[
            ...filterGroups(filters, { list: tab ? tabs.indexOf(tab) : 0 }),
            sortGroup(filters, { label: t('sort.label'), byTitle: t('sort.byTitle') }),
          ]}
          chips={filters.active}
          count={t(several ? 'count.films' : 'count.events', { count: shown })}
          clearHref={filters.clearHref}
        />
        {several ? (
          <TabPanels>
            {tabs.map((each, index) => (
              <TabPanel
                key={each.fragment}
                id={each.fragment}
                title={each.label}
                selected={each.fragment === tab?.fragment}
              >
                <ShowsPanel
                  tab={each}
                  page={page}
                  first={index === 0}
                  selected={each.fragment === tab?.fragment}
                  onChoose={choose}
                  onNear={load}
                />
              </TabPanel>
            ))}
          </TabPanels>
        ) : (
          tab && (
            <section aria-labelledby="shows-all">
              <h2 className="visually-hidden" id="shows-all">
                {tab.label}
              </h2>
              <ShowsPanel tab={tab} page={page} first selected onChoose={choose} onNear={load} />
            </section>
          )
        )}
        <HiddenLine />
      </div>
      <PushRail title={t('promos')} pushes={page.promos} promotion={several ? 'films push' : 'events push'} />
    </>
  )
}
