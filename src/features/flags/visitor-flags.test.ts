import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type EditionFlagName,
  type FlagName,
  flagNames,
  flags,
  type VisitorFlagName,
  visitorFlagNames,
} from '#config/flags.ts'
import type { useVariant, useVisitorFlag } from './visitor-flags.ts'

describe('flags by their reach', () => {
  test('a hook accepts flags of visitors only', () => {
    expectTypeOf<Parameters<typeof useVisitorFlag>[0]>().toEqualTypeOf<VisitorFlagName>()
    expectTypeOf<Parameters<typeof useVariant>[0]>().toEqualTypeOf<VisitorFlagName>()
    expectTypeOf<'smartBanner'>().toExtend<VisitorFlagName>()
    expectTypeOf<'voucherChecker'>().not.toExtend<VisitorFlagName>()
    expectTypeOf<EditionFlagName & VisitorFlagName>().toEqualTypeOf<never>()
    expectTypeOf<EditionFlagName | VisitorFlagName>().toEqualTypeOf<FlagName>()
    expect(visitorFlagNames).toContain('smartBanner')
  })

  test("the list of visitors' flags matches the table", () => {
    expect(flagNames.filter((name) => flags[name].reach === 'visitor')).toEqual(visitorFlagNames)
  })
})
