import { confirmationExpiry } from '@tandem/domain/confirmations/expiry';
import type { NeedState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { confirmedBy, type Confirmed } from '../../platform/database/queries/say-again.ts';
import { hashToken, makeSecretToken } from '../../platform/security/tokens.ts';

const ask = async (tx: Writes, whose: Confirmed, at: Date): Promise<number> => {
  const [column, id] = confirmedBy(whose);
  const asked = await tx
    .insertInto('confirmations')
    .values({ [column]: id, asked_at: at })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ asked_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return asked.id;
};

/**
 * Asks anew, of several needs of a company at once: answers the token of a new link; earlier ones go on until they end. What
 * was said before is said of an earlier day.
 */
export const askToConfirm = async (
  tx: Writes,
  all: readonly [Confirmed, ...Confirmed[]],
  at: Date,
): Promise<string> => {
  const token = makeSecretToken();
  for (const whose of all)
    await tx
      .insertInto('confirmation_links')
      .values({
        token_hash: hashToken(token),
        confirmation_id: await ask(tx, whose, at),
        expires_at: confirmationExpiry(at),
      })
      .execute();
  return token;
};

export interface Confirmation {
  id: number;
  candidateId: number | null;
  needId: number | null;
  /** The company of the need. */
  companyId: number | null;
  name: string;
  title: string | null;
  formations: string[];
  session: string;
  state: NeedState | null;
  until: string | null;
  /** The account of the company. */
  accountId: number | null;
  email: string | null;
  confirmedAt: Date | null;
}

/** What a link asks about, as it stands now; nothing for one that does not, or no longer, work. */
export const findConfirmations = async (
  db: Queries,
  { token, now }: { token: string; now: Date },
): Promise<Confirmation[]> => {
  const { rows } = await sql<Confirmation>`
    select n.id, n.applicant_id as "candidateId", n.offer_id as "needId", c.id as "companyId",
      coalesce(nullif(c.name, ''), b.email, a.first_name) as name, o.title,
      case when o.id is null then array_remove(array[f.name], null)
        else array(select g.name from offer_formations p join formations g on g.id = p.formation_id
          where p.offer_id = o.id order by g.name) end as formations,
      coalesce(y.name, '') as session, o.state,
      o.set_aside_until as until, c.account_id as "accountId", b.email,
      case when n.confirmed_at >= n.asked_at then n.confirmed_at end as "confirmedAt"
    from confirmation_links l
    join confirmations n on n.id = l.confirmation_id
    left join applicants p on p.id = n.applicant_id
    left join accounts a on a.id = p.account_id
    left join formations f on f.id = p.formation_id
    left join offers o on o.id = n.offer_id
    left join companies c on c.id = o.company_id
    left join accounts b on b.id = c.account_id
    left join sessions y on y.id = coalesce(o.session_id, p.session_id)
    where l.token_hash = ${hashToken(token)} and l.expires_at > ${now}
    order by n.id`.execute(db);
  return rows;
};

/** Answers whether it had not been confirmed since it was asked. */
export const noteConfirmed = async (tx: Writes, id: number, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('confirmations')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .where((e) => e.or([e('confirmed_at', 'is', null), e('confirmed_at', '<', e.ref('asked_at'))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteOldConfirmationLinks = async (tx: Writes, before: Date): Promise<void> => {
  await tx.deleteFrom('confirmation_links').where('expires_at', '<', before).execute();
};
