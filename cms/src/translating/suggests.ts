/** Key among the custom properties of the admin: whether translations can be suggested. */
export const SUGGESTS = 'suggestsTranslations'
