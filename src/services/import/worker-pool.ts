/** Runs `width` at a time. The first failure stops the rest and is thrown. */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items].toReversed()
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await work(next).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
}
