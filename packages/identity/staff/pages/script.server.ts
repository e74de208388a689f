import { servedScript } from '@marquee/forms/served-script.ts'
import code from './script/main.ts?script'

/** Pages with passkeys load it, the sign-in among them. */
export const staffScript = servedScript('staff', code)
