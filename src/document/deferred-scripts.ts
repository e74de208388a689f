/** Stands for `module` and `modulepreload` until `after-first-view.ts` starts the scripts. */
export const DEFERRED = 'deferred-module'

const PRELOAD = '<link rel="modulepreload"'
const ENTRY = '<script type="module" async="" src='

/** Keeps the browser from loading the scripts of a document by itself. */
export const deferScripts = (html: string): string =>
  html
    .replaceAll(PRELOAD, `<link rel="${DEFERRED}"`)
    .replace(ENTRY, `<script type="${DEFERRED}" async="" src=`)
