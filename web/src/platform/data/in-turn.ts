/** How many calls are under way at a time. */
const abreast = 4;

export interface Turns<Item> {
  done: Item[];
  failed: { item: Item; error: unknown }[];
}

/** Does the same with each of many, a few at a time; one that fails stops no other. */
export const inTurn = async <Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  onProgress: (count: number) => void = () => {},
): Promise<Turns<Item>> => {
  const done: Item[] = [];
  const failed: Turns<Item>['failed'] = [];
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      try {
        await run(item);
        done.push(item);
      } catch (error) {
        failed.push({ item, error });
      }
      onProgress(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(abreast, items.length) }, work));
  return { done, failed };
};
