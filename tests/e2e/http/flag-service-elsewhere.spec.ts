import { test } from '@playwright/test'
import { followerOfAllTests, followingTests, outageTests, remoteTests } from '../../unleash/following.ts'
import { openOwnService } from '../../unleash/own-service.ts'

test.describe.configure({ mode: 'serial' })

test.describe('a product that follows the flag service of another, as it would follow Unleash', () => {
  const stage = followerOfAllTests(openOwnService)
  outageTests(stage)

  // Its parts have unit tests.
  test.describe('in detail', { tag: '@exhaustive' }, () => {
    followingTests(stage)
    remoteTests(stage)
  })
})
