/** What hears of Back and Forward ahead of the router: a listener that is added later is called later, captured or not. */
export const earlyPop: { hear: ((event: PopStateEvent) => void) | null } = { hear: null }
