/** Spreads the bits of a 32-bit integer (finaliser of MurmurHash3, public domain). */
export const mix32 = (value: number): number => {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** 32-bit hash of a string: FNV-1a over its UTF-16 units, then mixed. */
export const hashString = (text: string): number => {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  return mix32(bits);
};

/** 32-bit hash of a list of integers, in their order. */
export const hashIntegers = (values: ArrayLike<number>, seed = 0): number => {
  let bits = mix32(seed ^ values.length);
  for (let index = 0; index < values.length; index += 1)
    bits = mix32(Math.imul(bits, 31) ^ (values[index] ?? 0));
  return bits;
};

/** `hashIntegers` of one and of two, without a list of them. */
export const hashOne = (value: number, seed: number): number =>
  mix32(Math.imul(mix32(seed ^ 1), 31) ^ value);

export const hashTwo = (first: number, second: number, seed: number): number =>
  mix32(Math.imul(mix32(Math.imul(mix32(seed ^ 2), 31) ^ first), 31) ^ second);

/**
 * Orders pairs of equal score. By id, the oldest accounts would always come first; so the order is drawn from both ids
 * and a seed: arbitrary, yet the same on every machine and at every reading.
 */
export const tieHash = (candidateId: number, needId: number, seed: number): number =>
  mix32(mix32(mix32(seed) ^ candidateId) + Math.imul(needId, 0x9e3779b1));
