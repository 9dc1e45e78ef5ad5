/** What a page, or a sign of a font of type 3, is drawn in, as PDF.js lists it. */
export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** One operation after the other, by its number, with the values that it is given. */
export const operationsOf = function* ({
  fnArray,
  argsArray,
}: OperatorList): Generator<[operation: number, values: readonly unknown[]]> {
  for (const [at, operation] of fnArray.entries()) {
    const given: unknown = argsArray[at];
    yield [operation, Array.isArray(given) ? given : []];
  }
};
