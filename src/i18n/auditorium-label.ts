/** "1 MAX" is "Salle 1 MAX"; a name that is a word stands alone. `t` translates in the namespace `showtime`. */
export const auditoriumLabel = (
  name: string | null,
  t: (key: 'numbered', values: { readonly number: string }) => string,
): string | null => (name !== null && /^\d/.test(name) ? t('numbered', { number: name }) : name)
