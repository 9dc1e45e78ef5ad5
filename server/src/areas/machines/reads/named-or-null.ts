/** What a record refers to, with its name; null where it refers to nothing. */
export const namedOrNull = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
