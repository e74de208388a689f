/** A script for browsers as text, built by `src/flag-console/build.ts`. */
declare module '*?script' {
  const code: string
  export default code
}
