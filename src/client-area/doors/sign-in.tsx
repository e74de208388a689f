import type { ClientAreaPage } from '../page.ts'

export const signIn: ClientAreaPage = {
  kind: 'door',
  framed: true,
  get: ({ t }) => ({ kind: 'page', title: t('client-doors:signIn.title'), body: null }),
}
