import { GuestBlock } from '../../src/editorial/blocks/guest-block.tsx'
import { pictureModel } from '../sample-blocks.ts'
import { wideState } from '../state.tsx'

export default { component: GuestBlock }

export const Full = wideState(({ t, articles: [article] }) => (
  <GuestBlock
    block={{
      kind: 'guest',
      title: t('information:guest'),
      name: 'Odile Ferrandel',
      text: `<p>${article.text}</p>`,
      picture: pictureModel(article.picture),
    }}
  />
))
export const NameAlone = wideState(({ t }) => (
  <GuestBlock
    block={{
      kind: 'guest',
      title: t('information:guest'),
      name: 'Odile Ferrandel',
      text: null,
      picture: null,
    }}
  />
))
