/** Where the browser keeps the day on which the line above the header was seen. */
export const PUSH_STORE = 'push'

/**
 * Run in the page's head, before the first paint: a line that was seen today never takes its place, so that nothing moves. The day is the
 * site's, as `todayIn` writes it.
 */
export const hideSeenPush = (timeZone: string) =>
  `try{if(localStorage.getItem('${PUSH_STORE}')===new Intl.DateTimeFormat('en-CA',{timeZone:'${timeZone}',year:'numeric',month:'2-digit',day:'2-digit'}).format())document.documentElement.dataset.push='seen'}catch{}`
