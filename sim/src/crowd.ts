/** Does it for each, so many at a time; the answers in order. */
export const eachOf = async <T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const answers: R[] = [];
  let next = 0;
  const walk = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      answers[index] = await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, walk));
  return answers;
};
