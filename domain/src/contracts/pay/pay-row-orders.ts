/** The rows of pay on the official form: four years, each of two periods where a birthday parts it. */
export const payRowOrders = ['1.1', '1.2', '2.1', '2.2', '3.1', '3.2', '4.1', '4.2'] as const;

export type PayRowOrder = (typeof payRowOrders)[number];

/** What ends the keys of a row's fields. */
export const payRowSuffix = (order: PayRowOrder): string => order.replace('.', '_');
