import { sql } from 'kysely';

/** Of the row of `accounts`: another one once any card of theirs may say something else (`card_changes`). */
export const cardStamp = sql<string>`(
  select count(*) || ' ' || coalesce(bit_xor(mark), 0) from card_changes
  where card_changes.account_id in (accounts.id, 0))`.as('stamp');
