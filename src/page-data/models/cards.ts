export interface VoucherPage {
  readonly heading: string
}

export interface GiftCardPage {
  readonly heading: string
}

export interface GiftCardBalancePage {
  readonly heading: string
}

export interface GiftCardOrderPage {
  readonly heading: string
}
