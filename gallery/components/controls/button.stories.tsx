import { Button, ButtonLink, type ButtonLook } from '../../../src/components/controls/button.tsx'
import { Chosen, nothing, state } from '../../state.tsx'

export default { component: Button }

const looks: readonly ButtonLook[] = ['plain', 'solid', 'book', 'lit']

export const Looks = state(({ t }) => (
  <div className="row">
    {looks.map((look) => (
      <Button key={look} look={look} onPress={nothing}>
        {t('show:book')}
      </Button>
    ))}
  </div>
))
export const Small = state(({ t }) => (
  <div className="row">
    {looks.map((look) => (
      <Button key={look} small look={look} icon="ticket" onPress={nothing}>
        {t('show:book')}
      </Button>
    ))}
  </div>
))
export const Disabled = state(({ t }) => (
  <div className="row">
    {looks.map((look) => (
      <Button key={look} disabled look={look} icon="ticket">
        {t('show:book')}
      </Button>
    ))}
  </div>
))
export const Pressed = state(({ t }) => (
  <Chosen first={true as boolean}>
    {(pressed, choose) => (
      <Button icon="heart" pressed={pressed} onPress={() => choose(!pressed)}>
        {t('show:wish')}
      </Button>
    )}
  </Chosen>
))
export const Links = state(({ t }) => (
  <div className="row">
    {looks.map((look) => (
      <ButtonLink key={look} look={look} href="/films">
        {t('home:nowShowing.all')}
      </ButtonLink>
    ))}
  </div>
))
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
