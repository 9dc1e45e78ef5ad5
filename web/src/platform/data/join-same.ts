/**
 * Lets a call made while the same one is under way join it, as the second click of a double click does; calls with
 * something else given run beside it.
 */
export const joinSame = <Given, Done>() => {
  const underWay = new Map<string, Promise<Done>>();
  return (given: Given, run: (given: Given) => Promise<Done>): Promise<Done> => {
    const key = JSON.stringify(given) ?? '';
    const first = underWay.get(key);
    if (first) return first;
    const running = run(given).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
};
