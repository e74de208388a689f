import { MobileAppBlock } from '../../src/editorial/blocks/mobile-app-block.tsx'
import { cardsOf } from '../sample-blocks.ts'
import type { Samples } from '../samples.ts'
import { wideState } from '../state.tsx'

export default { component: MobileAppBlock }

const storesOf = ({ t }: Samples) =>
  (['ios', 'android'] as const).map((system) => ({
    label: t(`mobile-app:stores.${system}`),
    href: `https://${system}.example/`,
    external: true,
  }))

export const Full = wideState((samples) => (
  <MobileAppBlock
    block={{
      kind: 'mobileApp',
      ...cardsOf(samples, 'plain'),
      stores: storesOf(samples),
      app: { label: samples.t('information:mobileApp'), href: '/app', external: false },
    }}
  />
))
export const StoresAlone = wideState((samples) => (
  <MobileAppBlock
    block={{
      kind: 'mobileApp',
      title: samples.t('mobile-app:title'),
      text: null,
      items: [],
      stores: storesOf(samples),
      app: null,
    }}
  />
))
