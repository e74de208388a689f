export interface EcardsPage {
  readonly heading: string
}
