/** Mail to whoever has an address; whoever has none is told by the staff. */
export const toReader = ({ id, email }: { id: number; email: string | null }) =>
  email === null
    ? ({ channel: 'call', accountId: id } as const)
    : ({ channel: 'mail', recipient: email } as const);
