/** The day of a token, which ends with a wall clock (`YYYY-MM-DDTHH:mm`). */
export const dayOf = (token: string): string => token.slice(-16, -6)

/** Other showtimes of the same day: a visitor chooses one a day. */
export const rivalsOf = (tokens: readonly string[], token: string): readonly string[] =>
  tokens.filter((each) => each !== token && dayOf(each) === dayOf(token))

export function toggled(tokens: readonly string[], token: string): string {
  if (tokens.includes(token)) return tokens.filter((each) => each !== token).join(',')
  const rivals = rivalsOf(tokens, token)
  return [...tokens.filter((each) => !rivals.includes(each)), token].join(',')
}
