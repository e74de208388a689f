export type Encoding = 'br' | 'gzip' | 'identity'

function weights(header: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const q = parameters.find((text) => text.startsWith('q='))
    found.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  return found
}

function choose(header: string): Encoding {
  const accepted = weights(header)
  const weight = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? 0
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br'
  return weight('gzip') > 0 ? 'gzip' : 'identity'
}

const MAX_REMEMBERED = 200
const remembered = new Map<string, Encoding>()

/** Brotli wins a tie. Choices are cached, since browsers send few different headers. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = remembered.get(header)
  if (known) return known
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const chosen = choose(header)
  remembered.set(header, chosen)
  return chosen
}
