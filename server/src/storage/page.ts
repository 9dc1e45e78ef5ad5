/** Which part of a list is asked for; the whole when both are absent. */
export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** That part of a list which is short enough to be read whole. */
export const pageOf = <Item>(items: readonly Item[], { limit, offset = 0 }: Page): Item[] =>
  items.slice(offset, limit === undefined ? undefined : offset + limit);
