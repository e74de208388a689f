/** Without this file Next takes the one of the folder above. */
export const startsNothing = true
