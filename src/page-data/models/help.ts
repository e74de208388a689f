export interface HelpPage {
  readonly heading: string
}

export interface HelpArticlePage {
  readonly heading: string
}

export interface HelpSearchPage {
  readonly heading: string
}

export interface HelpCategoryPage {
  readonly heading: string
}
