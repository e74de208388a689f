import { callbackPath } from '../../config/sign-in-cookie.ts'

const marks = () => document.documentElement.dataset

/**
 * Runs before anything reads the address: takes what the identity provider sent out of it, and the page is the home page. The server answers the
 * callback with a page only where there is something to take.
 */
export const earlyReturnScript = (home: string): string =>
  `;if(location.pathname==='${callbackPath}'){let d=document.documentElement.dataset;d.client='';d.returned=location.search;history.replaceState(null,'','${home}')}`

/** What the identity provider sent the visitor back with; '' on every other page, and once it has been used. */
export const returnedQuery = (): string => marks().returned ?? ''

export function forgetReturn(): void {
  delete marks().returned
}
