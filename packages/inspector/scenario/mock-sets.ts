export interface MockResponse {
  readonly method?: string
  /** Matches path and query. */
  readonly path: RegExp
  readonly status?: number
  readonly body?: unknown
  readonly change?: (body: unknown) => unknown
  /** Milliseconds. */
  readonly delay?: number
}

export type MockPosition = 'refused' | { readonly latitude: number; readonly longitude: number }

/** A state of the product that testers can look at without code: `?scenario=<name>`. */
export interface MockSet {
  readonly title: string
  /** The part of the page to look at, and the expected result. */
  readonly look: string
  readonly position?: MockPosition
  /** Session cookies, set before the page runs. */
  readonly cookies?: Readonly<Record<string, string>>
  readonly responses: readonly MockResponse[]
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy with every object mapped by `change`, innermost first. */
function eachObject(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((each) => eachObject(each, change))
  if (!isFields(value)) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([key, each]) => [key, eachObject(each, change)])),
  )
}

const soldOut = (body: unknown) =>
  eachObject(body, (fields) => (fields.status === 'available' ? { ...fields, status: 'soldout' } : fields))

const firstCinemaOnly = (body: unknown) =>
  eachObject(body, (fields) =>
    Array.isArray(fields.cinemas) ? { ...fields, cinemas: fields.cinemas.slice(0, 1) } : fields,
  )

const withoutResults = (body: unknown) =>
  eachObject(body, (fields) => {
    const lists = ['hits', 'results', 'items', 'groups'].filter((name) => Array.isArray(fields[name]))
    return { ...fields, ...Object.fromEntries(lists.map((name) => [name, []])) }
  })

const data = /^\/(?:api|_page)\//

const client = {
  icu: 'client-0',
  firstname: 'Camille',
  lastname: 'Exemple',
  email: 'client@masked.example',
  registered: true,
  emailVerify: true,
  firstLogin: false,
  newsletterSubscription: true,
  favoriteCinemas: [],
}

export const mockSets = {
  'geolocation-refused': {
    title: 'Geolocation refused',
    look: 'Open the cinema locator and ask for the cinemas nearby: a warning says that the position is not to be had.',
    position: 'refused',
    responses: [],
  },
  'chat-unknown': {
    title: 'Chat unknown',
    look: 'Open the help centre: nobody knows whether somebody answers, so the chat is not promised.',
    responses: [{ path: /\/api\/chat\/availability/, status: 503, body: { error: 'unavailable' } }],
  },
  'chat-closed': {
    title: 'Chat closed',
    look: 'Open the help centre: the chat says when it opens again.',
    responses: [{ path: /\/api\/chat\/availability/, body: { instructions: ['schedule'] } }],
  },
  'api-500': {
    title: 'Every call fails',
    look: 'Follow links and open modals: each says in its own place that it cannot be shown now, and none shows an error of ours.',
    responses: [{ path: data, status: 500, body: { error: 'internal' } }],
  },
  'slow-answers': {
    title: 'Slow answers',
    look: 'Search, change the day, open modals: each shows that it waits, and a late answer never replaces a newer one.',
    responses: [{ path: data, delay: 3_000, change: (body) => body }],
  },
  'sold-out-meanwhile': {
    title: 'Sold out meanwhile',
    look: 'Change the day on the page of a film or a cinema: every showtime that comes is sold out and leads nowhere.',
    responses: [{ path: data, change: soldOut }],
  },
  'empty-search': {
    title: 'Search without results',
    look: 'Search for anything: the modal says that nothing was found.',
    responses: [{ path: /^\/(?:api|_page)\/[^?]*search/, change: withoutResults }],
  },
  'single-cinema': {
    title: 'One cinema only',
    look: 'Go to another page by a link: there is nothing to choose between, so the locator is not offered.',
    responses: [{ path: data, change: firstCinemaOnly }],
  },
  'signed-in': {
    title: 'Signed-in client',
    look: 'Look at the header: the initials of a client stand there and open the profile.',
    // The site requests the client only with this cookie.
    cookies: { 'signed-in': '1' },
    responses: [
      { path: /\/api\/(?:v1\/)?accounts\/me\/cinemas/, body: [] },
      { path: /\/api\/(?:v1\/)?(?:accounts\/me|client\/[^/]+)(?:$|\?)/, body: client },
    ],
  },
} as const satisfies Readonly<Record<string, MockSet>>

export type MockSetName = keyof typeof mockSets

const setsByName = new Map<string, MockSet>(Object.entries(mockSets))

export const mockSetNames: readonly string[] = [...setsByName.keys()]

export const mockSetOf = (name: string | null): MockSet | undefined => setsByName.get(name ?? '')
