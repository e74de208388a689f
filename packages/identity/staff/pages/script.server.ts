import { servedScript } from '@marquee/forms/served-script.ts'
import code from './script/passkeys.ts?script'

/** Pages with passkeys alone load it. */
export const passkeyScript = servedScript('passkeys', code)
