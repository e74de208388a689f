/** What an address may have running at once. */
export interface AddressShare {
  /** `refused` if the address has its share already. Without an address there is no limit. */
  run<Result>(address: string | undefined, work: () => Promise<Result>): Promise<Result | 'refused'>
}

export function createAddressShare(most: number): AddressShare {
  const counts = new Map<string, number>()
  return {
    async run(address, work) {
      if (address === undefined) return work()
      const before = counts.get(address) ?? 0
      if (before >= most) return 'refused'
      counts.set(address, before + 1)
      try {
        return await work()
      } finally {
        const left = (counts.get(address) ?? 1) - 1
        if (left > 0) counts.set(address, left)
        else counts.delete(address)
      }
    },
  }
}
