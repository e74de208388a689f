import { FaultList } from '@marquee/forms/form.tsx'
import { useTexts } from '../texts/console-texts.ts'

export function ErrorSummary({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
  const { t } = useTexts()
  return <FaultList title={(count) => t('form.faults', { count })} errors={errors} />
}
