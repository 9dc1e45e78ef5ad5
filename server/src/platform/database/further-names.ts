/** Under which names further statements are planned once a connection, beside those that ask for it (`prepared.ts`): none. */
export const furtherNames = { of: (_text: string): string | undefined => undefined };
