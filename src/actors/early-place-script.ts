import { PLACE_STORE } from './place-store.ts'

/**
 * Runs before the first paint: a list that was opened by its plain address is left for the one of the place that the visitor chose, so that
 * nothing moves later. A reload and Back stay where they are. `lists` are public paths.
 */
export const earlyPlaceScript = (lists: readonly string[]) =>
  `try{let l=location,[p,,s]=localStorage.getItem('${PLACE_STORE}').split('\\n');if(s&&${JSON.stringify(lists)}.includes(l.pathname)&&document.cookie.split('; ').includes(p)&&performance.getEntriesByType('navigation')[0].type==='navigate')l.replace(l.pathname+'/filters/localisation-'+s+l.search+l.hash)}catch{};`
