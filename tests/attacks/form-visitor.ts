import { HOSTS, type PublicProduct, type Received } from './public-product.ts'

export interface FormVisitor {
  /** Cookies as a request sends them. */
  cookies(): string
  open(path: string): Promise<Received>
  /** Fills the form of a page, with its hidden fields, and sends it. */
  fill(path: string, fields: Readonly<Record<string, string>>): Promise<Received>
  /** Sends fields with the hidden ones of the last page. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Received>
}

/** A browser without script at one address: stores cookies and sends forms. */
export function newFormVisitor(
  product: Pick<PublicProduct, 'send'>,
  host: string,
  from: string,
): FormVisitor {
  const jar = new Map<string, string>()
  let hidden: Readonly<Record<string, string>> = {}

  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(path: string, options: object): Promise<Received> {
    const cookie = cookies()
    const received = await product.send(host, path, {
      from,
      ...options,
      headers: {
        ...(cookie ? { cookie } : {}),
        origin: `https://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    for (const line of (received.headers['set-cookie'] as readonly string[] | undefined) ?? []) {
      const [pair = ''] = line.split(';', 1)
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const inputs = received.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
    hidden = {
      ...hidden,
      ...Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value])),
    }
    return received
  }

  const post: FormVisitor['post'] = (path, fields) =>
    send(path, { method: 'POST', body: new URLSearchParams({ ...hidden, ...fields }).toString() })

  return {
    cookies,
    open: (path) => send(path, {}),
    post,
    async fill(path, fields) {
      await send(path, {})
      return post(path, fields)
    },
  }
}

/** A client of its own with a confirmed address, signed in. */
export async function newClient(
  product: Pick<PublicProduct, 'send' | 'mailedLink'>,
  from: string,
  name = { firstName: 'Ada', lastName: 'Lovelace' },
  host: string = HOSTS.client,
): Promise<{
  readonly visitor: FormVisitor
  readonly email: string
  readonly password: string
}> {
  const email = `client-${from.replaceAll('.', '-')}@cinema.example`
  const password = 'treize lanternes sous la pluie'
  const visitor = newFormVisitor(product, host, from)
  await visitor.fill('/fr/register', { ...name, email, password })
  await visitor.fill(await product.mailedLink(email, 'validate'), {})
  const { status } = await visitor.fill('/fr/sign-in', { email, password })
  if (status !== 303) throw new Error(`A new client cannot sign in: ${status}`)
  return { visitor, email, password }
}
