/** How much of others' attention somebody has: what an order that spreads it says in the row. */
export type Attention = 'little_seen' | 'sought';

/** By the price of a place (tenths of a point): too many lists have it, or hardly any. */
export const attentionOf = (price: number): Attention | null => {
  if (price === 0) return null;
  return price > 0 ? 'sought' : 'little_seen';
};

export const attentionKeys = ['little_seen', 'sought'] as const satisfies Attention[];
