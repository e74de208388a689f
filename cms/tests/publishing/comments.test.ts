import { beforeEach, describe, expect, test } from 'vitest'
import type { CommentsState } from '../../src/comments/comments-state.ts'
import { engines } from '../engines.ts'
import { type Account, account, restOf } from '../users.ts'
import { news, type OpenedPublishing, publishingOn } from './open-publishing.ts'

describe.each(engines)('on %s', (engine) => {
  let cms: OpenedPublishing
  let rest: ReturnType<typeof restOf>
  const users: Record<'admin' | 'writer' | 'french' | 'translator' | 'reader', Account> = {} as never
  let id: number
  let documents = 0

  publishingOn(engine, async (opened) => {
    cms = opened
    rest = restOf(cms)
    const hire = (name: string, rights: Parameters<typeof account>[2]) =>
      account(cms.payload, `${name}@marquee.example`, rights)
    users.admin = await hire('admin', { role: 'admin' })
    users.writer = await hire('writer', { role: 'editor', sites: ['ch'] })
    users.french = await hire('french', { role: 'editor', sites: ['fr'] })
    users.translator = await hire('de', { role: 'translator', sites: ['ch'], languages: ['de'] })
    users.reader = await hire('reader', { role: 'reader', sites: ['ch'] })
  })
  beforeEach(async () => {
    documents += 1
    const data = { ...news(`piece-${documents}`), site: 'ch' } as never
    id = Number((await cms.payload.create({ collection: 'news', locale: 'fr', draft: true, data })).id)
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
  const firstThread = async () => (await seen(users.writer)).threads[0]?.id
  const messageOf = ({ body }: Awaited<ReturnType<typeof write>>) =>
    (body.errors as { message: string }[] | undefined)?.[0]?.message
  const stored = () =>
    cms.payload.db.count({ collection: 'comments', where: { document: { equals: String(id) } } })

  test('everybody who writes on the site comments at a field, in its language, and replies', async () => {
    expect((await write(users.writer)).status).toBe(201)
    expect(
      (await write(users.translator, { place: 'site', language: 'de', text: 'Only here?' })).status,
    ).toBe(201)
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
            { author: 'writer@marquee.example', text: 'Too long?', deletable: false },
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
      versions: (await cms.payload.countVersions({ collection: 'news', where: { parent: { equals: id } } }))
        .totalDocs,
      deliveries: (await cms.payload.count({ collection: 'deliveries' })).totalDocs,
    })
    const before = await state()
    await write(users.writer)
    expect(await state()).toEqual(before)
  })

  test('readers, strangers, other sites and unsaved documents cannot comment', async () => {
    expect((await write(users.reader)).status).toBe(403)
    expect((await write(users.french)).status).toBe(404)
    expect((await write(undefined)).status).toBe(404)
    expect((await write(users.writer, { id: 99_999 })).status).toBe(404)
    expect((await write(users.writer, { collection: 'users', id: users.admin.id })).status).toBe(404)
    await write(users.writer)
    const thread = await firstThread()
    expect((await call('settle', users.reader, { thread, resolved: true })).status).toBe(403)
    expect((await call('remove', users.reader, { comment: thread })).status).toBe(403)
    expect((await call('settle', users.french, { thread, resolved: true })).status).toBe(404)
    expect((await rest(`GET /comments/of?collection=news&id=${id}`, { as: users.french })).status).toBe(404)
    for (const as of [users.writer, users.reader])
      expect((await rest('GET /comments', { as })).status).toBe(403)
    expect((await rest('POST /comments', { as: users.admin, body: { text: 'Hello' } })).status).toBe(403)
  })

  test('refuses what is empty, too long, or at no field of the document', async () => {
    expect((await write(users.writer, { text: ' \0 ' })).status).toBe(400)
    expect((await write(users.writer, { text: 'x'.repeat(2_001) })).status).toBe(400)
    for (const place of ['nothing', 'title.more', 'onTheSite', 'constructor', '', 7, 'x'.repeat(600)])
      expect((await write(users.writer, { place })).status, String(place)).toBe(400)
    expect((await write(users.writer, { language: 'nl' })).status).toBe(400)
    expect((await write(users.writer, { thread: 99_999 })).status).toBe(404)
    expect((await stored()).totalDocs).toBe(0)
  })

  test('holds 200 comments a document', async () => {
    const row = { source: 'news', document: String(id), text: 'x', author: '0', authorName: '' }
    for (let made = 0; made < 199; made += 1)
      await cms.payload.db.create({ collection: 'comments', data: { ...row, place: 'title', state: 'open' } })
    const both = await Promise.all([write(users.writer), write(users.translator, { place: 'site' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await stored()).totalDocs).toBe(200)
  })

  test('a resolved thread is not counted, takes no reply, and can be reopened', async () => {
    await write(users.writer)
    await write(users.writer, { language: 'de' })
    const thread = await firstThread()
    expect((await call('settle', users.translator, { thread, resolved: true })).status).toBe(200)
    expect(await seen(users.writer)).toMatchObject({
      open: 1,
      threads: [{ resolved: true, resolver: 'de@marquee.example' }, { resolved: false }],
    })
    const late = await call('write', users.writer, { thread, text: 'Still' })
    expect([late.status, messageOf(late)]).toEqual([409, 'This comment is resolved. Please reopen it first.'])
    expect((await call('settle', users.writer, { thread, resolved: false })).status).toBe(200)
    expect(await seen(users.writer)).toMatchObject({ open: 2 })
  })

  test('only its author or an administrator deletes a comment; replies of others stay', async () => {
    await write(users.writer)
    const thread = await firstThread()
    await call('write', users.translator, { thread, text: 'No' })
    const reply = (await seen(users.writer)).threads[0]?.comments[1]?.id
    expect((await call('remove', users.writer, { comment: reply })).status).toBe(403)
    expect((await call('remove', users.writer, { comment: thread })).status).toBe(200)
    expect(await seen(users.writer)).toMatchObject({
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
    expect((await call('remove', users.writer, { comment: thread })).status).toBe(404)
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
        author: String(users.writer.id),
        authorName: 'writer@marquee.example',
      },
    })
    expect(await seen(users.writer)).toMatchObject({
      open: 1,
      threads: [{ labels: ['Former field'], exists: false }],
    })
    await cms.payload.delete({ collection: 'news', id })
    expect((await stored()).totalDocs).toBe(0)
  })

  test('a document that is sent back shows how many comments are open', async () => {
    await cms.payload.create({ collection: 'site-rules', data: { site: 'ch', approval: true } })
    await write(users.writer)
    const review = { collection: 'news', id, language: null, note: '' }
    await rest('POST /reviews/request', { as: users.writer, body: review })
    const of = async () => (await rest(`GET /reviews/of?collection=news&id=${id}`, { as: users.writer })).body
    expect(await of()).toMatchObject({ review: { openComments: 1 } })
    await call('settle', users.writer, { thread: await firstThread(), resolved: true })
    expect(await of()).toMatchObject({ review: { openComments: 0 } })
  })
})
