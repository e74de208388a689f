import { HttpResponse, http } from 'msw'

export const outsideApi = 'http://content.example'

/** Behaviour of the mocked API; a test changes it and `resetContentApi` restores it. */
export const contentApi = { calls: 0, down: false, body: undefined as string | undefined }

export function resetContentApi(): void {
  Object.assign(contentApi, { calls: 0, down: false, body: undefined })
}

const shows = { shows: [{ slug: 'tide', title: 'Tide' }], labels: [], contentratings: [] }

export const contentApiHandlers = [
  http.get(`${outsideApi}/api/*`, ({ request }) => {
    contentApi.calls += 1
    if (contentApi.down) return HttpResponse.html('<h1>503</h1>', { status: 503 })
    if (contentApi.body !== undefined) return HttpResponse.text(contentApi.body)
    return new URL(request.url).pathname === '/api/shows'
      ? HttpResponse.json(shows)
      : HttpResponse.json({ error: 'not found' }, { status: 404 })
  }),
]
