import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/controls/button.tsx'
import './business-code.css'

interface BusinessCodeProps {
  /** Address of the order tunnel. */
  readonly action: string
  /** Further parameters of the order. */
  readonly order?: Readonly<Record<string, string>>
}

/** A works-council code on its way to the order tunnel, as its parameter `businessCode`. A form like any other: no script is needed. */
export function BusinessCode({ action, order = {} }: BusinessCodeProps) {
  const { t } = useTranslation('offers')
  const id = useId()
  return (
    <form className="code" action={action} method="get">
      <h2 className="code__title">{t('code.title')}</h2>
      <p className="small muted" id={`${id}-text`}>
        {t('code.text')}
      </p>
      {Object.entries(order).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="code__row">
        <label className="vh" htmlFor={id}>
          {t('code.label')}
        </label>
        <span className="field">
          <input
            id={id}
            name="businessCode"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t('code.placeholder')}
            aria-describedby={`${id}-text`}
          />
        </span>
        <Button type="submit" look="solid">
          {t('code.submit')}
        </Button>
      </div>
    </form>
  )
}
