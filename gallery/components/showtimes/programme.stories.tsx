import { Programme, ShowRow } from '@marquee/design/showtimes/programme.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: ShowRow }

export const Several = state(({ films, rows, flags, t }) => (
  <Programme>
    {films.slice(0, 2).map(({ id, href, title, poster, line }, index) => (
      <ShowRow
        key={id}
        href={href}
        title={title}
        poster={poster}
        line={line}
        flag={index === 0 ? flags.new : null}
        rows={rows}
        upsells={[{ text: t('programme:withTeam'), link: { href: '/offers', label: t('offers:title') } }]}
        quickLook={{ onPress: nothing }}
      />
    ))}
  </Programme>
))
export const LongTitleWithoutPoster = state(({ longTitle, rows }) => (
  <Programme>
    <ShowRow href="/film" title={longTitle} poster={null} rows={rows.slice(1)} />
  </Programme>
))
