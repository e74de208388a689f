import { createTextsContext } from '@marquee/forms/texts-context.ts'
import type { ConsoleTexts } from './console-texts.ts'

export const [TextsContext, useTexts] = createTextsContext<ConsoleTexts>()
