import { test } from '@playwright/test'
import { followerOfAllTests, followingTests } from '../../unleash/following.ts'
import { openOwnService } from '../../unleash/own-service.ts'

test.describe.configure({ mode: 'serial' })

/** `flags.spec.ts` covers it. */
test.describe('the service that comes with the product', { tag: '@exhaustive' }, () => {
  followingTests(followerOfAllTests(openOwnService, (service) => service.product()))
})
