/** Characters of a comment. */
export const LONGEST_COMMENT = 2_000
