interface Shown {
  readonly status: number
  readonly headers: Headers
  readonly location: string | null
  readonly html: string
  /** Visible text. */
  readonly text: string
  /** The CSRF value of the page's form. */
  readonly csrf: string
}

type Fields = Readonly<Record<string, string | readonly string[]>>

/** A browser that stores cookies. */
export interface Visitor {
  readonly jar: Map<string, string>
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Shown>
  post(path: string, fields: Fields, headers?: Readonly<Record<string, string>>): Promise<Shown>
  /** Fills in the page's form and sends it; `fields` replace the page's values. */
  send(path: string, fields: Fields): Promise<Shown>
  /** Follows the sign-in at the provider, which returns at once. */
  signIn(path?: string): Promise<Shown>
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
export const unescaped = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
const plain = (html: string) =>
  unescaped(html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ')).replaceAll(
    /\s+/g,
    ' ',
  )

export const hiddenField = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** Names and values of the ticked boxes of a page. */
const tickedIn = (html: string): string[][] =>
  [...html.matchAll(/<input type="checkbox" name="(\w+)" checked="" value="(\w+)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  )

const formData = (fields: Fields, ticked: readonly string[][] = []) =>
  new URLSearchParams([
    ...Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    ...ticked,
  ])

async function shown(response: Response): Promise<Shown> {
  const { status, headers } = response
  const html = await response.text()
  const csrf = hiddenField(html.slice(html.indexOf('<main')), 'csrf') || hiddenField(html, 'csrf')
  return { status, headers, location: headers.get('location'), html, text: plain(html), csrf }
}

export function visitorOf(respond: (request: Request) => Promise<Response>, origin: string): Visitor {
  const jar = new Map<string, string>()
  async function go(path: string, { headers, ...init }: RequestInit = {}): Promise<Shown> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await respond(
      new Request(new URL(path, origin), { ...init, headers: { cookie, ...(headers as object) } }),
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return shown(response)
  }
  const get: Visitor['get'] = (path, headers = {}) => go(path, { headers })
  const sendForm = (path: string, body: URLSearchParams, headers: object = { origin }) =>
    go(path, { method: 'POST', headers: { ...headers }, body })
  const post: Visitor['post'] = (path, fields, headers) => sendForm(path, formData(fields), headers)
  return {
    jar,
    get,
    post,
    async send(path, fields) {
      const { html, csrf } = await get(path)
      const [version, seen] = [hiddenField(html, 'version'), hiddenField(html, 'seen')]
      const ticked = tickedIn(html).filter(([name = '']) => !(name in fields))
      return sendForm(path, formData({ csrf, version, seen, ...fields }, ticked))
    },
    async signIn(path = '/sign-in') {
      const { location } = await get(path)
      return get(location ?? '')
    },
  }
}
