import { ShowsBlock } from '../../src/editorial/blocks/shows-block.tsx'
import { pictureModel } from '../sample-blocks.ts'
import { wideState } from '../state.tsx'

export default { component: ShowsBlock }

export const Films = wideState(({ films, marks, t }) => (
  <ShowsBlock
    block={{
      kind: 'shows',
      title: t('information:shows'),
      shows: films.map(({ id, title, href, poster, line }) => ({
        slug: id,
        title,
        titleLanguage: null,
        href,
        poster: pictureModel(poster),
        flag: null,
        line,
        marks: marks.map(({ label }) => label),
      })),
    }}
  />
))
