/** Where pages of a site report how fast they were. */
export const PAGE_VITALS = '/page-vitals'
