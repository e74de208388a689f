import { Button } from '@marquee/design/controls/button.tsx'
import { SearchField } from '@marquee/design/controls/search-field.tsx'
import { ModalFrame, type ModalFrameProps } from '@marquee/design/modals/modal-frame.tsx'
import type { ReactNode } from 'react'
import type { Samples } from '../../samples.ts'
import { nothing, Over, wideState } from '../../state.tsx'

export default { component: ModalFrame }

/** A modal dialog would be in the top layer, outside the story. */
const show = (dialog: HTMLDialogElement | null) => dialog?.setAttribute('open', '')

const shown = (
  id: string,
  { t }: Samples,
  children: ReactNode,
  props: Partial<Omit<ModalFrameProps, 'id' | 'children'>> = {},
) => (
  <Over>
    <ModalFrame id={id} title={t('locator:title')} onClose={nothing} ref={show} {...props}>
      {children}
    </ModalFrame>
  </Over>
)

export const Middle = wideState((samples) =>
  shown('middle', samples, <p>{samples.t('locator:position.text')}</p>, {
    foot: <Button block>{samples.t('locator:forget')}</Button>,
  }),
)
export const Wide = wideState((samples) =>
  shown('wide', samples, <p>{samples.longText}</p>, { look: 'wide' }),
)
export const TopWithBar = wideState((samples) =>
  shown('top', samples, <p>{samples.t('search:startText')}</p>, {
    look: 'top',
    bar: <SearchField name="q" label={samples.t('search:label')} />,
  }),
)
export const Dark = wideState((samples) =>
  shown('dark', samples, <p>{samples.films[0].synopsis}</p>, { dark: true, title: samples.films[0].title }),
)
export const CannotBeClosed = wideState((samples) =>
  shown('closed', samples, <p>{samples.t('account:profile.signingOut')}</p>, { closable: false }),
)
export const LongTextAndTitle = wideState((samples) =>
  shown(
    'long',
    samples,
    [1, 2, 3, 4].map((part) => <p key={part}>{samples.longText}</p>),
    { title: samples.longTitle, foot: <Button block>{samples.t('components:close')}</Button> },
  ),
)
