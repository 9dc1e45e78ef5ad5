/** Which part of a list is asked for; the whole when both are absent. */
export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}
