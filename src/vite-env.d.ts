/** A script for browsers as text, built by `src/document/browser-script.ts`. */
declare module '*?script' {
  const code: string
  export default code
}
