/** What a place on others' lists costs, in tenths of a point; whoever has no row costs nothing. */
export interface PriceTables {
  candidate_prices: { applicant_id: number; price: number };
  need_prices: { offer_id: number; price: number };
}
