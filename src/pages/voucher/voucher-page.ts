import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { editionInput } from '../../page-kit/page-input.ts'
import { composeVoucher } from './voucher.server.ts'

export const voucherPage = definePage({
  name: 'voucher',
  texts: ['voucher'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeVoucher })),
})
