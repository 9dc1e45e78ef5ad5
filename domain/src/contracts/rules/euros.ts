/** `1 867,02`, its space narrow and unbreakable. */
export const euros = (amount: number): string =>
  amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, '\u202F');

/** The same of what somebody typed, with its unit: every paper writes an amount alike. What is no number stays as it is. */
export const eurosText = (typed: string, amount: number | null): string =>
  amount === null ? typed : `${euros(amount)}\u00A0€`;
