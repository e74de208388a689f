import './steps.css'

export function Steps({
  steps,
}: {
  readonly steps: readonly { readonly title: string; readonly text: string }[]
}) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
