export interface ExperiencesPage {
  readonly heading: string
}

export interface ExperiencePage {
  readonly heading: string
}

export interface ExperienceGroupPage {
  readonly heading: string
}

export interface ExperienceArticlePage {
  readonly heading: string
}
