import type { Payload } from 'payload'

/** Changes documents `times` times, three of them at once; their titles say by whom. */
export async function changeNews(
  payload: Payload,
  times: number,
  name: string,
  ids: readonly (number | string)[],
): Promise<void> {
  const changes = Array.from({ length: times }, (_, index) => index)
  await Promise.all(
    [0, 1, 2].map(async (lane) => {
      for (const index of changes.filter((each) => each % 3 === lane)) {
        const data = { title: `${name} ${index}`, _status: 'published' } as const
        const id = ids[(index * 7) % ids.length]
        if (id !== undefined) await payload.update({ collection: 'news', id, locale: 'fr', data })
      }
    }),
  )
}
