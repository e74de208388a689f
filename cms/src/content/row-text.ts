/** The first text of a row among the fields that can name it. */
export const rowText = (
  row: Readonly<Record<string, unknown>> | undefined,
  names: readonly string[],
): string | undefined =>
  names
    .map((name) => row?.[name])
    .find((text): text is string => typeof text === 'string' && text.trim() !== '')
