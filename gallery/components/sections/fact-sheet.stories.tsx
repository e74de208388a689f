import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { state } from '../../state.tsx'

export default { component: FactSheet }

export const Several = state(({ films: [film], t }) => (
  <FactSheet
    rows={[
      { term: t('show:about.originalTitle'), value: film.title },
      { term: t('show:about.rating'), value: t('programme:everyone') },
    ]}
  />
))
export const LongValue = state(({ longText, t }) => (
  <FactSheet rows={[{ term: t('show:about.extra'), value: longText }]} />
))
