/** What a row says, under the names of the call that brought it. */
export type RowDetails = Readonly<Record<string, string | number | null>>;

export const textOf = (details: RowDetails, name: string): string => {
  const value = details[name];
  return typeof value === 'string' ? value : '';
};

export const textOrNull = (details: RowDetails, name: string): string | null =>
  textOf(details, name) || null;
