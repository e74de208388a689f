import accountSheet from './account/account.css?inline'

export const style: string = accountSheet
