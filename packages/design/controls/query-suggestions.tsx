export interface QuerySuggestionsProps {
  label: string
  suggestions: readonly { readonly label: string; readonly href: string }[]
}

/** Shown after an empty result. */
export function QuerySuggestions({ label, suggestions }: QuerySuggestionsProps) {
  if (suggestions.length === 0) return null
  return (
    <p className="query-suggestions">
      <span>{label}</span>
      {suggestions.map((each) => (
        <a key={each.href} className="place" href={each.href}>
          {each.label}
        </a>
      ))}
    </p>
  )
}
