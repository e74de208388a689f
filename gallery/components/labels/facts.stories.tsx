import { Facts } from '@marquee/design/labels/facts.tsx'
import { state } from '../../state.tsx'

export default { component: Facts }

export const Several = state(({ films: [film] }) => <Facts facts={film.facts} />)
export const Small = state(({ films: [film] }) => <Facts small facts={film.credits} />)
export const AbsentOnes = state(({ films: [film] }) => <Facts facts={[null, film.facts[0], '', false]} />)
export const MoreThanALine = state(({ films }) => <Facts facts={films.flatMap(({ facts }) => facts)} />)
