const CRAWLER = /bot\b|crawl|spider|slurp|lighthouse|preview/i

/** Programs name themselves in `User-Agent`; those that claim to be a browser are not recognised. */
export const isCrawler = (userAgent: string | null): boolean => CRAWLER.test(userAgent ?? '')
