import { expect, it } from 'vitest'
import { firstAdminLine } from './process-life.ts'

const admin = { name: 'admin', password: '0123ab-4567cd' }

it('tells who may sign in to the flag service at the first start, and only then', () => {
  const env = { DATA_DIR: '/srv/data', FLAGS_ADMIN_PASSWORD: undefined }
  expect(firstAdminLine(env, admin)).toBe('  First admin     admin / 0123ab-4567cd (kept in /srv/data/flag-admin until the password is changed)\n')
  expect(firstAdminLine(env, undefined)).toBe('')
})

it('does not repeat a password that the operator has chosen', () => {
  const line = firstAdminLine({ DATA_DIR: '/srv/data', FLAGS_ADMIN_PASSWORD: admin.password }, admin)
  expect(line).toBe('  First admin     admin, with the password of FLAGS_ADMIN_PASSWORD\n')
})
