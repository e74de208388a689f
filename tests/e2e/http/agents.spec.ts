import { expect, test } from '@playwright/test'
import { requestSite } from '../http.ts'

const ask = (method: string, params: object) =>
  requestSite('ch', '/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })

test('an assistant finds the tools of a site, and the evening of a city', { tag: '@quick' }, async () => {
  const listed = await ask('tools/list', {})
  expect([listed.status, listed.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(listed.body).toContain('"order_link"')
  const evening = await ask('tools/call', { name: 'what_plays', arguments: { place: 'Lausanne' } })
  expect(evening.body).toContain('"title"')
  expect((await ask('tools/call', { name: 'cinema', arguments: {} })).body).toMatch(/"isError":true|"error"/)
  expect((await requestSite('ch', '/llms.txt')).body).toMatch(/^# Marquee Switzerland\n[\s\S]*\/mcp\)/)
})

test('the address of a city has its programme as data and as a calendar', async () => {
  const json = await requestSite('ch', '/en/tonight/lausanne/filters/from-1000.json')
  expect([json.status, json.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(JSON.parse(json.body)).toMatchObject({ licence: { name: 'CC BY 4.0' }, name: 'Lausanne' })
  const calendar = await requestSite('ch', '/en/tonight/lausanne/filters/from-1000.ics')
  expect(calendar.body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT/)
  expect((await requestSite('ch', '/en/tonight/atlantis.json')).status).toBe(404)
})
