const CRAWLER = /bot\b|crawl|spider|slurp|lighthouse|preview/i

/** By the name that programs give in `User-Agent`; those that claim to be a browser are not recognised. */
export const isCrawler = (userAgent: string | null): boolean => CRAWLER.test(userAgent ?? '')
