/** The part of jsdom that is used here; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string)
    readonly window: {
      readonly document: Document
      readonly DOMParser: new () => { parseFromString(html: string, type: 'text/html'): Document }
    }
  }
}
