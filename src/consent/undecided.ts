import { consent } from '../../config/consent.ts'

/** Set on the document while the visitor has yet to decide: the banner is in every page and shows itself then. Without script nobody is asked. */
export const UNDECIDED = 'ask'

/** Runs before the first paint, so that nothing moves. */
export const undecidedScript = `{let m=/(?:^|; )${consent.cookie}=([^;]+)/.exec(document.cookie),k;try{k=JSON.parse(decodeURIComponent(m[1])).revision}catch{}if(k!==${consent.revision})document.documentElement.dataset.consent='${UNDECIDED}'}`
