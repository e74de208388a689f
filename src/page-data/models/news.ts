export interface NewsPage {
  readonly heading: string
}

export interface NewsItemPage {
  readonly heading: string
}
