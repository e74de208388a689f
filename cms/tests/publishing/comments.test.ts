import { beforeEach, expect, test } from 'vitest'
import type { CommentsState } from '../../src/comments/comments-state.ts'
import { engine } from '../engines.ts'
import { news, newsIn } from '../made-content.ts'
import { type Account, cmsOfFile, hireStaff } from '../users.ts'
import { publishingOn } from './open-publishing.ts'

const { cms, rest } = cmsOfFile(await publishingOn(engine))
const users = await hireStaff(cms.payload)
const { draft, versionsOf } = newsIn(cms)
let id: number
let documents = 0
beforeEach(async () => {
  documents += 1
  id = await draft({ ...news(`piece-${documents}`), site: 'ch' })
})

const english = { 'accept-language': 'en' }
const call = (name: string, as: Account | undefined, body: object) =>
  rest(`POST /comments/${name}`, {
    ...(as && { as }),
    headers: english,
    body: { collection: 'news', id, ...body },
  })
const write = (as: Account | undefined, body = {}) =>
  call('write', as, { place: 'title', language: 'fr', text: 'Too long?', ...body })
const seen = async (as: Account) =>
  (await rest(`GET /comments/of?collection=news&id=${id}`, { as, headers: english }))
    .body as unknown as CommentsState
const firstThread = async () => (await seen(users.swiss)).threads[0]?.id
const messageOf = ({ body }: Awaited<ReturnType<typeof write>>) =>
  (body.errors as { message: string }[] | undefined)?.[0]?.message
const stored = () =>
  cms.payload.db.count({ collection: 'comments', where: { document: { equals: String(id) } } })

test('everybody who writes on the site comments at a field, in its language, and replies', async () => {
  expect((await write(users.swiss)).status).toBe(201)
  expect((await write(users.translator, { place: 'site', language: 'de', text: 'Only here?' })).status).toBe(
    201,
  )
  const thread = await firstThread()
  expect((await call('write', users.translator, { thread, text: '<b>No</b>\0 ' })).status).toBe(201)
  expect(await seen(users.reader)).toMatchObject({
    mayComment: false,
    open: 2,
    threads: [
      {
        place: 'title',
        labels: ['Title'],
        language: 'fr',
        languageName: 'French',
        exists: true,
        resolved: false,
        comments: [
          { author: 'ch@marquee.example', text: 'Too long?', deletable: false },
          { author: 'de@marquee.example', text: '<b>No</b>' },
        ],
      },
      { place: 'site', labels: ['Site'], language: null, comments: [{ text: 'Only here?' }] },
    ],
  })
})

test('changes neither the document nor its versions, and delivers nothing', async () => {
  const state = async () => ({
    document: await cms.payload.findByID({ collection: 'news', id, draft: true }),
    versions: await versionsOf(id),
    deliveries: (await cms.payload.count({ collection: 'deliveries' })).totalDocs,
  })
  const before = await state()
  await write(users.swiss)
  expect(await state()).toEqual(before)
})

test('readers, strangers, other sites and unsaved documents cannot comment', async () => {
  expect((await write(users.reader)).status).toBe(403)
  expect((await write(users.french)).status).toBe(404)
  expect((await write(undefined)).status).toBe(404)
  expect((await write(users.swiss, { id: 99_999 })).status).toBe(404)
  expect((await write(users.swiss, { collection: 'users', id: users.admin.id })).status).toBe(404)
  await write(users.swiss)
  const thread = await firstThread()
  expect((await call('settle', users.reader, { thread, resolved: true })).status).toBe(403)
  expect((await call('remove', users.reader, { comment: thread })).status).toBe(403)
  expect((await call('settle', users.french, { thread, resolved: true })).status).toBe(404)
  expect(await rest.status(`GET /comments/of?collection=news&id=${id}`, { as: users.french })).toBe(404)
  for (const as of [users.swiss, users.reader]) expect(await rest.status('GET /comments', { as })).toBe(403)
  expect(await rest.status('POST /comments', { as: users.admin, body: { text: 'Hello' } })).toBe(403)
})

test('refuses what is empty, too long, or at no field of the document', async () => {
  expect((await write(users.swiss, { text: ' \0 ' })).status).toBe(400)
  expect((await write(users.swiss, { text: 'x'.repeat(2_001) })).status).toBe(400)
  for (const place of ['nothing', 'title.more', 'onTheSite', 'constructor', '', 7, 'x'.repeat(600)])
    expect((await write(users.swiss, { place })).status, String(place)).toBe(400)
  expect((await write(users.swiss, { language: 'nl' })).status).toBe(400)
  expect((await write(users.swiss, { thread: 99_999 })).status).toBe(404)
  expect((await stored()).totalDocs).toBe(0)
})

test('holds 200 comments a document', async () => {
  const row = { source: 'news', document: String(id), text: 'x', author: '0', authorName: '' }
  for (let made = 0; made < 199; made += 1)
    await cms.payload.db.create({ collection: 'comments', data: { ...row, place: 'title', state: 'open' } })
  const both = await Promise.all([write(users.swiss), write(users.translator, { place: 'site' })])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await stored()).totalDocs).toBe(200)
})

test('a resolved thread is not counted, takes no reply, and can be reopened', async () => {
  await write(users.swiss)
  await write(users.swiss, { language: 'de' })
  const thread = await firstThread()
  expect((await call('settle', users.translator, { thread, resolved: true })).status).toBe(200)
  expect(await seen(users.swiss)).toMatchObject({
    open: 1,
    threads: [{ resolved: true, resolver: 'de@marquee.example' }, { resolved: false }],
  })
  const late = await call('write', users.swiss, { thread, text: 'Still' })
  expect([late.status, messageOf(late)]).toEqual([409, 'This comment is resolved. Please reopen it first.'])
  expect((await call('settle', users.swiss, { thread, resolved: false })).status).toBe(200)
  expect(await seen(users.swiss)).toMatchObject({ open: 2 })
})

test('only its author or an administrator deletes a comment; replies of others stay', async () => {
  await write(users.swiss)
  const thread = await firstThread()
  await call('write', users.translator, { thread, text: 'No' })
  const reply = (await seen(users.swiss)).threads[0]?.comments[1]?.id
  expect((await call('remove', users.swiss, { comment: reply })).status).toBe(403)
  expect((await call('remove', users.swiss, { comment: thread })).status).toBe(200)
  expect(await seen(users.swiss)).toMatchObject({
    open: 1,
    threads: [
      {
        comments: [
          { text: '', deletable: false },
          { text: 'No', deletable: false },
        ],
      },
    ],
  })
  expect((await call('remove', users.swiss, { comment: thread })).status).toBe(404)
  expect((await call('remove', users.admin, { comment: reply })).status).toBe(200)
  expect((await stored()).totalDocs).toBe(0)
})

test('a comment outlives its field, and goes with its document', async () => {
  await cms.payload.db.create({
    collection: 'comments',
    data: {
      source: 'news',
      document: String(id),
      place: 'formerField.@a1',
      label: 'Former field',
      state: 'open',
      text: 'Why?',
      author: String(users.swiss.id),
      authorName: 'ch@marquee.example',
    },
  })
  expect(await seen(users.swiss)).toMatchObject({
    open: 1,
    threads: [{ labels: ['Former field'], exists: false }],
  })
  await cms.payload.delete({ collection: 'news', id })
  expect((await stored()).totalDocs).toBe(0)
})

test('a document that is sent back shows how many comments are open', async () => {
  await cms.payload.create({ collection: 'site-rules', data: { site: 'ch', approval: true } })
  await write(users.swiss)
  const review = { collection: 'news', id, language: null, note: '' }
  await rest('POST /reviews/request', { as: users.swiss, body: review })
  const of = async () => (await rest(`GET /reviews/of?collection=news&id=${id}`, { as: users.swiss })).body
  expect(await of()).toMatchObject({ review: { openComments: 1 } })
  await call('settle', users.swiss, { thread: await firstThread(), resolved: true })
  expect(await of()).toMatchObject({ review: { openComments: 0 } })
})
