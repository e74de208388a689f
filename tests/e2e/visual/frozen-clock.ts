/**
 * Loaded before the product: freezes its clock, so that programme, times and texts are the same in every
 * screenshot.
 */
export const MOMENT = '2026-11-20T10:00:00Z'

const now = Date.parse(MOMENT)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as Date,
  apply: () => new RealDate(now).toString(),
  get: (target, name, receiver) => (name === 'now' ? () => now : Reflect.get(target, name, receiver)),
})
