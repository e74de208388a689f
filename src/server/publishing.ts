import type { Answer, Exchange } from './exchange.ts'
import type { OuterOptions } from './outer-options.ts'
import { plainSecurity } from './security-headers.ts'
import { withHeaders } from './with-headers.ts'

const DOOR = '/publishing/'
/** Its messages name the site that they are for: by which host they come does not matter. */
const ANY_HOST = 'http://publishing.localhost'

/** The door of the content management system, under every host name; undefined for any other target, or where there is none. */
export function answerOfPublishing({ publishing }: OuterOptions, exchange: Exchange, https: boolean): Promise<Answer> | undefined {
  if (!publishing || !exchange.target.startsWith(DOOR)) return undefined
  exchange.kind = 'publishing'
  return publishing.fetch(exchange.toRequest(ANY_HOST + exchange.target)).then((answer) => withHeaders(answer, plainSecurity(https)))
}
