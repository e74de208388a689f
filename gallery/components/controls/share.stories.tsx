import { Share } from '@marquee/design/controls/share.tsx'
import { state } from '../../state.tsx'

export default { component: Share }

export const Plain = state(({ films: [film] }) => <Share url="https://fr.example/film" title={film.title} />)
export const SmallWithOtherLabel = state(({ films: [film], t }) => (
  <Share small url="https://fr.example/film" title={film.title} label={t('news:send')} />
))
