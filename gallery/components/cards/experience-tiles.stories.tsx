import { ExperienceTiles } from '@marquee/design/cards/experience-tiles.tsx'
import { state } from '../../state.tsx'

export default { component: ExperienceTiles }

export const Five = state(({ experiences }) => (
  <ExperienceTiles
    tiles={experiences.map(({ href, title, text, picture }) => ({ href, name: title, text, picture }))}
  />
))
export const WithoutTextAndPicture = state(({ experiences }) => (
  <ExperienceTiles
    tiles={experiences.slice(0, 3).map(({ href, title }) => ({ href, name: title, picture: null }))}
  />
))
