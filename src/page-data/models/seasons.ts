export interface SeasonPage {
  readonly heading: string
}
