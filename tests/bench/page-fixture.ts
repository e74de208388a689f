/** A page like a long film list: 240 cards with varying words, so that it compresses like one. */
const WORDS =
  'night river glass station winter paper garden letter silver bridge music harbour stranger summer engine mirror forest signal'.split(
    ' ',
  )

function card(index: number): string {
  const word = (step: number) => WORDS[(index * 7 + step * 5 + ((index * step) % 11)) % WORDS.length] ?? ''
  const slug = `${word(1)}-${word(2)}-${index}`
  return `<article class="card"><a href="/films/${slug}"><img src="/media/posters/${slug}.jpg?w=320" width="320" height="480" alt="" loading="lazy"><h3>${word(1)} ${word(2)} ${word(3)}</h3></a><p>${word(4)}, ${word(5)} · ${80 + (index % 70)} min</p></article>`
}

export const fixtureHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Films</title><style>.card{display:grid}</style><script>document.documentElement.dataset.ready=1</script></head><body><main>${Array.from({ length: 240 }, (_, index) => card(index)).join('')}</main></body></html>`
