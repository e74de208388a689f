import { FaultList } from '../../form-pages/form.tsx'

const title = (faults: number) =>
  faults === 1 ? 'One thing is missing or wrong' : `${faults} things are missing or wrong`

export const ErrorSummary = ({ errors }: { readonly errors: Readonly<Record<string, string>> }) => (
  <FaultList title={title} errors={errors} />
)
