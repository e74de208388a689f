/** Zone of the browser, written by the console's script. */
export const ZONE_COOKIE = 'flag-zone'
