import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Refused below: a guesser of common passwords, words, dates and patterns needs fewer attempts. */
const LEAST_GUESSES = 1_000_000
/** The estimate of longer text takes up to 0.2 s; the beginning alone is a lower bound. */
const ESTIMATED_CHARACTERS = 24
/** Characters of a password that must be left without the words below. */
const LEAST_REST = 6
const LEAST_WORD = 3
/** A common word with this many digits and signs around it, as `Summer2026!`, is refused. */
const COMMON = { guesses: 10_000, around: 6 }

const CHAIN_WORDS = ['marquee', 'cinepass', 'cinema', 'cinéma', 'kino', 'bioscoop', 'film', 'movie']

/** Common in passwords of the sites' languages, and not in the list of the library. */
const LOCAL_WORDS = `
motdepasse monmotdepasse passwort wachtwoord geheim geheimnis willkommen welkom bienvenue bonjour salut azerty azeqsdwxc
jetaime jetaimefort amour monamour moncoeur maman papa mamanpapa ichliebedich schatz ikhouvanjou lieverd liefde soleil
printemps automne hiver zomer sommer marseille olympique parissg ajax voetbal fortnite camembert kikoulol einszwei
administrateur abdallah hamdoulah hamdoulilah allahakbar tunisie maroc algerie senegal
`
  .trim()
  .split(/\s+/)

const createEstimator = () =>
  new ZxcvbnFactory({
    dictionary: { ...dictionary, chain: CHAIN_WORDS, local: LOCAL_WORDS },
    graphs: adjacencyGraphs,
  })

let known: ReturnType<typeof createEstimator> | undefined

/** 50,000 passwords take a tenth of a second, so only once they are needed. */
function estimator() {
  known ??= createEstimator()
  return known
}

/** The texts, and the words of names and addresses in them. */
const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= LEAST_WORD)
    .sort((one, other) => other.length - one.length)

function restWithout(password: string, words: readonly string[]): string {
  let rest = password
  for (const word of words) rest = rest.replaceAll(word, '')
  return rest.replaceAll(/\s/g, '')
}

/** True if a guesser who knows common passwords, the chain and the owner finds it soon. `owner`: names and address. */
export function isGuessable(password: string, owner: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const own = wordsOf(owner)
  if ([...restWithout(plain, [...own, ...CHAIN_WORDS])].length < LEAST_REST) return true
  const guesses = (text: string) => estimator().check(text.slice(0, ESTIMATED_CHARACTERS), [...own]).guesses
  if (guesses(password) < LEAST_GUESSES) return true
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return plain.length - core.length <= COMMON.around && guesses(core) < COMMON.guesses
}
