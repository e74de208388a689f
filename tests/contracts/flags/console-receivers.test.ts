import { describe, expect, test } from 'vitest'
import { type ConsoleStage, consoleOfEachTest } from './set-up-console.ts'

const path = '/receivers'
const desk = { kind: 'mail', name: 'Desk', address: 'desk@cinema.example' }

describe('notifications in the console', () => {
  let stage: ConsoleStage
  consoleOfEachTest((opened) => {
    stage = opened
  })

  test('an admin adds a receiver for sites and features, sends a test, sees its result, and removes it', async () => {
    const { first, audit } = stage
    const sent = await first.send(path, { ...desk, site: ['be', 'nl'], feature: ['vod'] })
    expect(sent.location).toBe(path)
    const { html, text, csrf } = await first.get(path)
    expect(text).toContain('Desk E-mail, desk@cinema.example Belgium, Netherlands · VOD Nothing was sent yet')
    const id = /\/receivers\/test\?id=([\w-]+)/.exec(html)?.[1] ?? ''
    const tested = await first.post(`/receivers/test?id=${id}`, { csrf })
    expect(tested.location).toBe('/receivers?done=tested')
    await expect.poll(async () => (await first.get(path)).text).toContain('Delivered · just now')
    expect((await first.get(`/receivers/remove?id=${id}`)).text).toContain('Remove Desk?')
    await first.send(`/receivers/remove?id=${id}`, {})
    expect((await first.get('/receivers?done=removed')).text).toMatch(/removed There is no receiver yet/)
    const events = await audit.list({ kind: 'receiver', limit: 10 })
    expect(events.map(({ event, person }) => [event, person])).toEqual([
      ['receiver.removed', 'admin'],
      ['receiver.tested', 'admin'],
      ['receiver.added', 'admin'],
    ])
    expect(JSON.stringify(events)).not.toContain('desk@')
    expect((await first.get('/audit?kind=receiver')).text).toContain('Test sent to a receiver')
  })

  test('the secret of a webhook is shown once', async () => {
    const { first } = stage
    const sent = await first.send(path, { kind: 'webhook', name: 'Bus', address: 'https://bus.example/in' })
    expect(sent.status).toBe(201)
    expect(sent.html).toMatch(/whsec_[\w+/]{32}/)
    const list = await first.get(path)
    expect(list.text).toContain('Bus Webhook, signed, https://bus.example')
    expect(list.html).not.toMatch(/whsec_|bus\.example\/in/)
  })

  test('faults are named at their field, and the input stays', async () => {
    const { first } = stage
    const sent = await first.send(path, {
      ...desk,
      kind: 'chat',
      address: 'https://10.0.0.1/x',
      site: ['be'],
    })
    expect(sent.status).toBe(422)
    expect(sent.text).toContain('Enter an https address on the public internet.')
    expect(sent.html).toContain('value="https://10.0.0.1/x"')
    expect(sent.html).toMatch(/name="site" checked="" value="be"/)
    expect((await first.send(path, { ...desk, address: 'desk' })).text).toContain('Enter an e-mail address.')
  })
})
