/** Stands for `module` and `modulepreload` until `after-first-view.ts` starts the scripts. */
export const DEFERRED = 'deferred-module'

const PRELOAD = '<link rel="modulepreload"'
const ENTRY = '<script type="module" async="" src='

/**
 * Keeps the browser from loading the scripts of a document by itself. Only the head and the entry's tag are searched: the page
 * between them is the most of the text.
 */
export function deferScripts(html: string): string {
  const headEnd = Math.max(0, html.indexOf('</head>'))
  const entry = html.lastIndexOf(ENTRY)
  const head = html.slice(0, headEnd).replaceAll(PRELOAD, `<link rel="${DEFERRED}"`)
  if (entry < headEnd) return head + html.slice(headEnd)
  const deferred = `<script type="${DEFERRED}" async="" src=`
  return head + html.slice(headEnd, entry) + deferred + html.slice(entry + ENTRY.length)
}
