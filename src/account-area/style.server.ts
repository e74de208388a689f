import accountSheet from './account/account.css?inline'
import own from './client-area.css?inline'

export const style: string = own + accountSheet
