/** A script for browsers as text, built by `src/browser-script.ts`. */
declare module '*?script' {
  const code: string
  export default code
}
