const GIBIBYTE = 2 ** 30

interface StorageLimits {
  /** Bytes that the browser lets the site keep; undefined where it does not say. */
  readonly quota: number | undefined
  /** Limit of the script's memory; 1 GiB where the browser does not say. */
  readonly heapLimit: number | undefined
}

/** A private window keeps what it is given in memory, so that it lets a site have little of it. */
export const isPrivateQuota = ({ quota, heapLimit = GIBIBYTE }: StorageLimits): boolean =>
  quota !== undefined && quota < 2 * heapLimit

interface MemoryOfChromium {
  readonly memory?: { readonly jsHeapSizeLimit?: number }
}

export async function isPrivateMode(): Promise<boolean> {
  const { memory } = performance as MemoryOfChromium
  const estimate = await navigator.storage?.estimate().catch(() => undefined)
  return isPrivateQuota({ quota: estimate?.quota, heapLimit: memory?.jsHeapSizeLimit })
}
