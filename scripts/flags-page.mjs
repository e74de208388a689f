// `npm run flags:page`: draws the features for their owners into docs/flags.md. A test fails where it is not that of config/flags.ts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flagsPage } from '../src/services/flags/flags-page.ts'

writeFileSync(join(import.meta.dirname, '..', 'docs', 'flags.md'), flagsPage())
