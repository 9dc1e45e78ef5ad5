/** `1 867,02`, its space narrow and unbreakable. */
export const euros = (amount: number): string =>
  amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, '\u202F');
