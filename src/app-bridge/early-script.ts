import { mobileApp } from '../../config/mobile-app.ts'

/** Where the smart banner is remembered to be hidden for good. */
export const BANNER_STORE = 'smart-banner'

/**
 * Runs before the first paint, after the consent's. Inside the mobile app (its browser names itself, or it has given us its object) the document says
 * so, and nobody is asked for consent: the app does. Elsewhere it says for which system the app may be suggested, once consent is settled.
 */
export const earlyAppScript = `{let d=document.documentElement.dataset,u=navigator.userAgent;if(window.MarqueeApp||/\\b${mobileApp.name}App\\//.test(u)){d.app='';delete d.consent}else if(!d.consent)try{localStorage.getItem('${BANNER_STORE}')||(d.banner=/iPhone|iPad/.test(u)?'ios':'android')}catch{}}`

/** Whether the page is shown by the mobile app. In the browser only. */
export const isInApp = (): boolean => document.documentElement.dataset.app !== undefined
