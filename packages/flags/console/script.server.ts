import { servedScript } from '@marquee/forms/served-script.ts'
import code from './script/main.ts?script'

export const consoleScript = servedScript('console', code)
