/** What somebody of the centre has done, as those who played it wrote it down: nothing of it is read from the product. */
export interface Deed {
  what:
    | 'invite'
    | 'register'
    | 'sheet'
    | 'test'
    | 'yes'
    | 'queue'
    | 'refuse'
    | 'propose'
    | 'take'
    | 'held'
    | 'agree'
    | 'decline'
    | 'place';
  at: Date;
  by: string;
  /** Whom it concerns on the other side; the account of whom it is about. */
  to: string;
  match?: number;
  /** When a meeting that is proposed or taken begins. */
  starts?: Date;
}

export const openLedger = (now: () => Date) => {
  const deeds: Deed[] = [];
  return {
    deeds,
    note: (what: Deed['what'], by: string, to = by, more: Pick<Deed, 'match' | 'starts'> = {}) =>
      void deeds.push({ what, by, to, at: now(), ...more }),
  };
};

export type Ledger = ReturnType<typeof openLedger>;
