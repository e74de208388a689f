import type { EndMessage } from './end-message.ts'

/**
 * Compiled into the last page of a sign-in (`?script`). Its options are data attributes of its
 * script element: `message` (JSON) and `origin` of the site that frames the page, and `home`, the
 * page to open outside a frame.
 */
const { message = '', origin = '', home = '' } = document.currentScript?.dataset ?? {}

if (window === parent) location.replace(home)
else parent.postMessage(JSON.parse(message) satisfies EndMessage, origin)
