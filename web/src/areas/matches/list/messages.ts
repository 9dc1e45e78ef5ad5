/** The order that spreads attention, and what it says in a row. */
export const orderMessages = {
  unfold: 'Trier',
  advised: 'Conseillé',
  falling: 'du plus conseillé au moins conseillé',
  rising: 'du moins conseillé au plus conseillé',
  attention: { little_seen: 'peu vu jusqu’ici', sought: 'très demandé' },
};

/** Names the line of figures above the list. */
export const figuresLabel = 'Combien il y en a';

export const interestFilterMessages = {
  interest: 'Intérêt',
  anyInterest: 'Intéressés ou non',
  interestedOnly: 'Intéressés par mon besoin',
};
