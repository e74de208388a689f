import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { siteIds } from '#config/sites.ts'
import { readEnv } from '../env/env.ts'
import { firstPersonLine, startAddresses, toolAddresses } from './local-addresses.ts'

it('prints that the flag service is read-only if the sites follow an Unleash server', () => {
  const followed = readEnv({ UNLEASH_URL: 'https://unleash.example/api', UNLEASH_TOKEN: 'a:b.c' })
  expect(startAddresses(followed, 3_000)).toContain(
    'http://flags.localhost:3000 (only shows: the sites follow https://unleash.example)\n',
  )
  expect(startAddresses(readEnv({}), 3_000)).toContain('http://flags.localhost:3000\n')
})

it('prints the address of every site by its English name, and where mails are shown that are not sent', () => {
  const printed = startAddresses(readEnv({}), 3_000)
  expect(printed).toMatch(/Switzerland +http:.*\n.*Belgium.*\n.*Tunisia.*\n.*Senegal.*\n.*Netherlands/)
  for (const id of siteIds) expect(printed).toContain(`http://${id}.localhost:3000\n`)
  expect(printed).toContain('http://client.fr.localhost:3000/fr/mails')
  const sent = readEnv({ SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'no-reply@marquee.example' })
  expect(startAddresses(sent, 3_000)).not.toContain('/mails')
})

it('prints behind a proxy that mails are not sent, since nobody may read them there', () => {
  const proxied = { TRUST_PROXY: '1', HOST_FR: 'cinema.example' }
  expect(startAddresses(readEnv(proxied), 3_000)).toMatch(/Mails +not sent: .*SMTP_URL/)
  const sent = { ...proxied, SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'no-reply@marquee.example' }
  expect(startAddresses(readEnv(sent), 3_000)).not.toContain('Mails')
})

it('prints the inspector, and the content management system as open where it runs', async () => {
  const cms = createServer((_, response) => response.writeHead(401).end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => cms.once('listening', resolve))
  const address = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`
  const env = readEnv({ CMS_URL: address })
  const open = await toolAddresses(env, 3_000)
  await new Promise((resolve) => cms.close(resolve))
  expect(open).toContain('http://fr.localhost:3000/__inspector')
  expect(open).toContain(`Editors         ${address}/admin\n`)
  expect(await toolAddresses(env, 3_000)).toContain(`npm run cms, then ${address}/admin\n`)
})

describe('the first person', () => {
  const person = { email: 'ada@cinema.example', password: '0123ab-4567cd' }
  const env = { DATA_DIR: '/srv/data', STAFF_ADMIN_PASSWORD: undefined }

  it('is printed at the first start only', () => {
    expect(firstPersonLine(env, person, true)).toContain(`${person.email} / ${person.password} `)
    expect(firstPersonLine(env, undefined, true)).toBe('')
  })

  it('has no password where the output is no terminal, but the file that has it', () => {
    const line = firstPersonLine(env, person, false)
    expect(line).toContain('/srv/data/staff-admin')
    expect(line).not.toContain(person.password)
  })

  it('has no password of the environment', () => {
    const configured = { ...env, STAFF_ADMIN_PASSWORD: person.password }
    expect(firstPersonLine(configured, person, true)).not.toContain(person.password)
  })
})
