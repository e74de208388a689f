import { test } from '@playwright/test'
import { followerOfAllTests, followingTests, outageTests } from '../../unleash/following.ts'
import { openOwnService } from '../../unleash/own-service.ts'

test.describe.configure({ mode: 'serial' })

/** The service of one product, followed by another as it would follow Unleash. */
const stage = followerOfAllTests(openOwnService)
followingTests(stage)
outageTests(stage)
