/** Value of `data-rest` from before the first paint of a visit until sizes of unseen content are known; then it is empty. */
export const SKIPPED_FIRST = 'first'
