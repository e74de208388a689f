import { PlaceButton } from '@marquee/design/controls/place-button.tsx'
import { Finder } from '@marquee/design/controls/search-field.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: ListHead }

export const TitleAlone = wideState(({ t }) => <ListHead title={t('offers:title')} />)
export const Full = wideState(({ t, cinemas: [cinema] }) => (
  <ListHead
    title={t('cinemas:title')}
    crumbs={[{ label: t('errors:home'), href: '/' }, { label: t('cinemas:title') }]}
    text={<p>{t('locator:position.text')}</p>}
    aside={<PlaceButton place={cinema.name} withArrow onPress={nothing} />}
  >
    <Finder name="q" label={t('cinemas:search.label')} />
  </ListHead>
))
export const LongTitle = wideState(({ longTitle, longText }) => (
  <ListHead title={longTitle} text={<p>{longText}</p>} />
))
