export function Icon() {
  return (
    <svg className="brand-icon" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="4" />
      <path d="M5 16V7l7 6 7-6v9" />
      {[5, 8.5, 12, 15.5, 19].map((x) => (
        <circle key={x} cx={x} cy="20" r="1" />
      ))}
    </svg>
  )
}
