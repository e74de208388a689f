import sharp from 'sharp'
import { firstAdmin } from '../admin.ts'

export const PICTURE = 'plakat-winter.png'
const OTHERS = 24

/** The same documents for both, by their REST API, which is Payload's. */
export async function seed(url: string): Promise<void> {
  const call = async (line: string, token: string | undefined, body: BodyInit) => {
    const [method, target] = line.split(' ')
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/api${target}`, {
      ...(method && { method }),
      body,
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token && { authorization: `JWT ${token}` }),
      },
    })
    if (!response.ok) throw new Error(`${line}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { readonly token?: string; readonly doc?: { readonly id: number } }
  }
  const { token } = await call('POST /users/login', undefined, JSON.stringify(firstAdmin))
  const send = async (line: string, data: object) =>
    (await call(line, token, JSON.stringify(data))).doc?.id ?? 0
  /** A Swiss document with French and German texts. Resolves with its id. */
  const write = async (slug: string, french: object, german: object, how: 'draft' | 'published') => {
    const query = how === 'draft' ? '&draft=true' : ''
    const status = { _status: how }
    const id = await send(`POST /${slug}?locale=fr${query}`, { site: 'ch', ...french, ...status })
    await send(`PATCH /${slug}/${id}?locale=de${query}`, { ...german, ...status })
    return id
  }

  const picture = new FormData()
  const background = { r: 20, g: 40, b: 90 }
  const drawn = await sharp({ create: { width: 1_600, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
  picture.append('file', new Blob([new Uint8Array(drawn)], { type: 'image/png' }), PICTURE)
  picture.append('_payload', '{}')
  const image = (await call('POST /media', token, picture)).doc?.id

  for (let each = 1; each <= OTHERS; each += 1)
    await write(
      'news',
      { title: `Actualité ${each}`, slug: `actualite-${each}` },
      { title: `Meldung ${each}`, slug: `meldung-${each}` },
      'published',
    )
  for (const each of [1, 2, 3, 4])
    await write(
      'news',
      { title: `Gala ${each}`, slug: `gala-${each}`, image },
      { title: `Wintergala ${each}`, slug: `wintergala-${each}` },
      'draft',
    )
  await write(
    'articles',
    { title: 'Affiche d’hiver', slug: 'affiche', image },
    { title: 'Winterplakat', slug: 'winterplakat' },
    'published',
  )
  await write(
    'news',
    { title: 'Nuit blanche', slug: 'nuit-blanche', headline: 'Toute la nuit' },
    { title: 'Filmnacht', slug: 'filmnacht', headline: 'Beginn um acht Urh' },
    'published',
  )
  const changed = await write(
    'news',
    { title: 'Fête du cinéma', slug: 'fete', headline: 'Dix francs la place' },
    { title: 'Kinofest', slug: 'kinofest', headline: 'Zehn Franken pro Platz' },
    'published',
  )
  await send(`PATCH /news/${changed}?locale=fr`, { headline: 'Neuf francs la place', _status: 'published' })
  const matinee = await write(
    'news',
    { title: 'Matinée', slug: 'matinee', headline: 'Dès dix heures' },
    { title: 'Matinee', slug: 'matinee', headline: 'Ab zehn Uhr' },
    'published',
  )
  await send(`PATCH /news/${matinee}?locale=fr`, { headline: 'Dès onze heures', _status: 'published' })
}
