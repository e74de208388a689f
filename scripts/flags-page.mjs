// `npm run flags:page`: writes docs/flags.md from config/flags.ts. A test fails if it is out of date.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flagsPage } from '@marquee/flags/service/flags-page.ts'

writeFileSync(join(import.meta.dirname, '..', 'docs', 'flags.md'), flagsPage())
