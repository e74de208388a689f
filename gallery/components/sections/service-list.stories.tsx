import { ServiceList } from '@marquee/design/sections/service-list.tsx'
import { Chosen, state } from '../../state.tsx'

export default { component: ServiceList }

export const OneOpen = state(({ experiences: [experience] }) => (
  <Chosen<string | null> first="article-0">
    {(open, choose) => (
      <ServiceList
        services={(experience?.services ?? []).map(({ id, title, content }, index) => ({
          id,
          label: title,
          picture: index === 0 ? experience?.picture : null,
          description: `<p>${content}</p>`,
        }))}
        open={open}
        onToggle={async (id) => choose(id === open ? null : id)}
      />
    )}
  </Chosen>
))
export const NothingToOpen = state(({ marks, longTitle }) => (
  <ServiceList
    services={[...marks.map(({ label }) => label), longTitle].map((label) => ({ id: label, label }))}
    open={null}
    onToggle={async () => {}}
  />
))
