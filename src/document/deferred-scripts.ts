/** Stands for `module` and `modulepreload` until `after-first-view.ts` starts the scripts. */
export const DEFERRED = 'deferred-module'

const PRELOAD = '<link rel="modulepreload"'
const ENTRY = '<script type="module" async="" src='

/**
 * Keeps the browser from loading the scripts of a document by itself. Only the head and the entry's tag are searched: the page
 * between them is the most of it. A text that is joined of parts again takes three times as long to encode.
 */
export function deferScripts(page: Buffer): Buffer {
  const headEnd = Math.max(0, page.indexOf('</head>'))
  const entry = page.lastIndexOf(ENTRY)
  const head = page.toString('utf8', 0, headEnd).replaceAll(PRELOAD, `<link rel="${DEFERRED}"`)
  const deferred = Buffer.from(`<script type="${DEFERRED}" async="" src=`)
  const rest =
    entry < headEnd
      ? [page.subarray(headEnd)]
      : [page.subarray(headEnd, entry), deferred, page.subarray(entry + ENTRY.length)]
  return Buffer.concat([Buffer.from(head), ...rest])
}
