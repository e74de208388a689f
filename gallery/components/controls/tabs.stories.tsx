import { TabPanel, TabPanels, Tabs } from '@marquee/design/controls/tabs.tsx'
import type { Samples } from '../../samples.ts'
import { Chosen, state, wideState } from '../../state.tsx'

export default { component: Tabs }

const itemsOf = ({ t, films }: Samples) => [
  { id: 'films', label: t('shell:menu.nowShowing'), count: films.length },
  { id: 'events', label: t('home:events.title'), count: 0 },
  { id: 'offers', label: t('home:offers.title') },
]

export const WithPanels = state((samples) => (
  <Chosen first="films">
    {(selected, choose) => (
      <>
        <Tabs
          label={samples.t('shows:tabs')}
          items={itemsOf(samples)}
          selected={selected}
          onSelect={choose}
        />
        <TabPanels>
          {itemsOf(samples).map(({ id, label }) => (
            <TabPanel key={id} id={id} title={label} selected={id === selected}>
              <p>{label}</p>
            </TabPanel>
          ))}
        </TabPanels>
      </>
    )}
  </Chosen>
))
export const MoreThanFit = wideState(({ films, t }) => (
  <Chosen first={films[0].id}>
    {(selected, choose) => (
      <>
        <Tabs
          label={t('shows:tabs')}
          items={films.map(({ id, title }) => ({ id, label: title }))}
          selected={selected}
          onSelect={choose}
        />
        <TabPanels>
          {films.map(({ id, title }) => (
            <TabPanel key={id} id={id} title={title} selected={id === selected}>
              <p>{title}</p>
            </TabPanel>
          ))}
        </TabPanels>
      </>
    )}
  </Chosen>
))
