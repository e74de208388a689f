import { VISITOR_STORE } from './visitor-id.ts'

/** Runs before the first paint: names on the document the flags that are off for this visitor though the site has them on, so that nothing appears and goes. */
export const earlyVisitorScript = `try{document.documentElement.dataset.off=JSON.parse(localStorage.getItem('${VISITOR_STORE}')).off.join(' ')}catch{};`
