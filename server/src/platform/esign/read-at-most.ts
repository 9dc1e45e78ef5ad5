/** The body of an answer; fails once it is larger than so many bytes, however large it says that it is. */
export const readAtMost = async ({ body }: Response, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) throw new Error(`An answer has more than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};
