/** Key in the configuration's `custom`: whether translations are suggested, or `demo`. */
export const TRANSLATION = 'translation'
