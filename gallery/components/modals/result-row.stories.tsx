import { ResultGroup, ResultRow } from '@marquee/design/modals/result-row.tsx'
import { state } from '../../state.tsx'

export default { component: ResultRow }

export const Films = state(({ films, t }) => (
  <ResultGroup title={t('search:groups.shows')} aside={t('search:count', { count: 3 })}>
    {films.slice(0, 3).map(({ id, href, title, line, poster }, index) => (
      <ResultRow key={id} href={href} title={title} line={line} thumb={poster} active={index === 1} />
    ))}
  </ResultGroup>
))
export const Cinemas = state(({ cinemas, t, formats }) => (
  <ResultGroup title={t('search:groups.cinemas')}>
    {cinemas.slice(0, 3).map(({ slug: id, href, name, line }) => (
      <ResultRow
        key={id}
        href={href}
        title={<mark>{name}</mark>}
        line={line}
        thumb="pin"
        end={t('locator:position.distance', { km: formats.number(1) })}
      />
    ))}
  </ResultGroup>
))
export const WidePictures = state(({ articles, t }) => (
  <ResultGroup title={t('search:groups.news')}>
    {articles.slice(0, 2).map(({ id, href, title, picture }) => (
      <ResultRow key={id} href={href} title={title} thumb={picture} shape="wide" />
    ))}
  </ResultGroup>
))
export const LongTitle = state(({ longTitle, t }) => (
  <ResultGroup title={t('search:groups.help')}>
    <ResultRow href="/help" title={longTitle} line={longTitle} thumb={null} end={t('search:event')} />
  </ResultGroup>
))
