/** Where the smart banner is remembered to be hidden for good. */
export const BANNER_STORE = 'smart-banner'

/** Whether the page is shown by the mobile app. In the browser only. */
export const isInApp = (): boolean => document.documentElement.dataset.app !== undefined
