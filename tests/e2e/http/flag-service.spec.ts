import { test } from '@playwright/test'
import { followerOfAllTests, followingTests } from '../../unleash/following.ts'
import { openOwnService } from '../../unleash/own-service.ts'

test.describe.configure({ mode: 'serial' })

/** The service that comes with the product. */
followingTests(followerOfAllTests(openOwnService, (service) => service.product()))
