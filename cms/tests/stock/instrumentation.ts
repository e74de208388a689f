/** Next takes the file of the folder above if this one is missing. */
export const startsNothing = true
