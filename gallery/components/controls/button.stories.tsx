import { Button, ButtonLink, type ButtonLook } from '@marquee/design/controls/button.tsx'
import { Chosen, nothing, state, stateIn } from '../../state.tsx'

export default { component: Button }

const looks: readonly ButtonLook[] = ['plain', 'solid', 'book', 'lit']

export const Looks = stateIn('row', ({ t }) =>
  looks.map((look) => (
    <Button key={look} look={look} onPress={nothing}>
      {t('show:book')}
    </Button>
  )),
)
export const Small = stateIn('row', ({ t }) =>
  looks.map((look) => (
    <Button key={look} small look={look} icon="ticket" onPress={nothing}>
      {t('show:book')}
    </Button>
  )),
)
export const Disabled = stateIn('row', ({ t }) =>
  looks.map((look) => (
    <Button key={look} disabled look={look} icon="ticket">
      {t('show:book')}
    </Button>
  )),
)
export const Pressed = state(({ t }) => (
  <Chosen first={true as boolean}>
    {(pressed, choose) => (
      <Button icon="heart" pressed={pressed} onPress={() => choose(!pressed)}>
        {t('show:wish')}
      </Button>
    )}
  </Chosen>
))
export const Links = stateIn('row', ({ t }) =>
  looks.map((look) => (
    <ButtonLink key={look} look={look} href="/films">
      {t('home:nowShowing.all')}
    </ButtonLink>
  )),
)
export const Block = state(({ t }) => (
  <Button block look="solid" onPress={nothing}>
    {t('home:finder.submit')}
  </Button>
))
export const LongText = state(({ longTitle }) => (
  <Button look="solid" icon="ticket" onPress={nothing}>
    {longTitle}
  </Button>
))
