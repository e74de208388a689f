/** The URL of a file for another process, built by `src/server/process-file.ts`. */
declare module '*?process' {
  const url: string
  export default url
}
/** A script for browsers as text, built by `src/document/browser-script.ts`. */
declare module '*?script' {
  const code: string
  export default code
}
/** Set by `app.config.ts`: true under `npm run dev` and `npm run start:inspect`, false in what `npm start` serves. */
declare const __INSPECT__: boolean
/** Set by `app.config.ts` in builds. */
declare const __BUILD__: { readonly commit: string; readonly lock: string } | undefined
