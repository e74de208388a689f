const softHyphen = '\u00ad'
const leastBefore = 3
const leastAfter = 3
const syllable =
  /([aeiouyäöüàâéèêëîïôûùœæ])((?:sch|ch|ck|ph|th|qu|[bcdfghjklmnpqrstvwxzçß]))(?=[aeiouyäöüàâéèêëîïôûùœæ])/giu
const cluster =
  /([aeiouyäöüàâéèêëîïôûùœæ][bcdfghjklmnpqrstvwxzçß]+?)(?<!c(?=[hk])|s(?=c?h))((?:sch|ch|ck|ph|th|qu|[bcdfgkptv][rl]|[bcdfghjklmnpqrstvwxzçß]))(?=[aeiouyäöüàâéèêëîïôûùœæ])/giu

function hyphenate(word: string): string {
  const marked = word.replace(cluster, `$1${softHyphen}$2`).replace(syllable, `$1${softHyphen}$2`)
  const parts = marked.split(softHyphen)
  return parts.reduce((joined, part, index) => {
    if (index === 0) return part
    const rest = parts.slice(index).join('').length
    const sinceLast = joined.length - joined.lastIndexOf(softHyphen) - 1
    return joined + (sinceLast >= leastBefore && rest >= leastAfter ? softHyphen : '') + part
  }, '')
}

/**
 * Inserts soft hyphens into the long words of a title, roughly by syllables. Browsers hyphenate only with a
 * dictionary of the language, and the width of a poster cannot depend on that.
 */
export function softHyphens(title: string, longerThan = 14): string {
  return title.replace(/[\p{L}]+/gu, (word) => (word.length > longerThan ? hyphenate(word) : word))
}
