export interface MobileAppPage {
  readonly heading: string
}

export interface InformationPage {
  readonly heading: string
}
