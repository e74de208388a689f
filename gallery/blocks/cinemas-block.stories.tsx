import { CinemasBlock } from '../../src/editorial/blocks/cinemas-block.tsx'
import { wideState } from '../state.tsx'

export default { component: CinemasBlock }

export const ByCity = wideState(({ t, cinemas }) => (
  <CinemasBlock
    block={{
      kind: 'cinemas',
      title: t('information:cinemas'),
      cities: [...new Set(cinemas.map(({ city }) => city))].map((city) => ({
        name: city,
        cinemas: cinemas
          .filter((cinema) => cinema.city === city)
          .map(({ name, href }) => ({ label: name, href, external: false })),
      })),
    }}
  />
))
export const WithoutCities = wideState(({ t, cinemas }) => (
  <CinemasBlock
    block={{
      kind: 'cinemas',
      title: t('information:cinemas'),
      cities: [
        { name: '', cinemas: cinemas.map(({ name, href }) => ({ label: name, href, external: false })) },
      ],
    }}
  />
))
