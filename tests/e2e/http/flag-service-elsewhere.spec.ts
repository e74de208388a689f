import { test } from '@playwright/test'
import { followerOfAllTests, followingTests, outageTests } from '../../unleash/following.ts'
import { openOwnService } from '../../unleash/own-service.ts'

test.describe.configure({ mode: 'serial' })

test.describe('a product that follows the flag service of another, as it would follow Unleash', () => {
  const stage = followerOfAllTests(openOwnService)
  followingTests(stage)
  outageTests(stage)
})
