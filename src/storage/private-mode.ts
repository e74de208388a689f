const GIBIBYTE = 2 ** 30

interface StorageLimits {
  /** Bytes granted to the site; undefined if unknown. */
  readonly quota: number | undefined
  /** Heap limit in bytes; 1 GiB if unknown. */
  readonly heapLimit: number | undefined
}

/** A private window stores in memory, so its quota is below the heap limit. */
export const isPrivateQuota = ({ quota, heapLimit = GIBIBYTE }: StorageLimits): boolean =>
  quota !== undefined && quota < 2 * heapLimit

declare global {
  interface Performance {
    /** Chromium alone has it. */
    readonly memory?: { readonly jsHeapSizeLimit?: number }
  }
}

export async function isPrivateMode(): Promise<boolean> {
  const { memory } = performance
  const estimate = await navigator.storage?.estimate().catch(() => undefined)
  return isPrivateQuota({ quota: estimate?.quota, heapLimit: memory?.jsHeapSizeLimit })
}
