/** "1 MAX" becomes "Salle 1 MAX"; names without a number stay. `t` has the namespace `showtime`. */
export const auditoriumLabel = (
  name: string | null,
  t: (key: 'numbered', values: { readonly number: string }) => string,
): string | null => (name !== null && /^\d/.test(name) ? t('numbered', { number: name }) : name)
