import type { NeedState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';

/** Whose sheet, or which need, is to be confirmed. */
export type Confirmed = { candidateId: number } | { needId: number };

/**
 * Asks anew: answers the token of the link, which stays the same for the same sheet or need. What was said before is said of
 * an earlier day.
 */
export const askToConfirm = async (tx: Writes, whose: Confirmed, at: Date): Promise<string> => {
  const [column, id] =
    'candidateId' in whose
      ? (['applicant_id', whose.candidateId] as const)
      : (['offer_id', whose.needId] as const);
  const { token } = await tx
    .insertInto('confirmations')
    .values({ token: makeSecretToken(), [column]: id, asked_at: at })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ asked_at: at }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
};

export interface Confirmation {
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

/** What a link asks about, as it stands now. */
export const findConfirmation = async (
  db: Queries,
  token: string,
): Promise<Confirmation | undefined> => {
  const { rows } = await sql<Confirmation>`
    select n.applicant_id as "candidateId", n.offer_id as "needId", c.id as "companyId",
      coalesce(nullif(c.name, ''), b.email, a.first_name) as name, o.title,
      case when o.id is null then array_remove(array[f.name], null)
        else array(select g.name from offer_formations p join formations g on g.id = p.formation_id
          where p.offer_id = o.id order by g.name) end as formations,
      coalesce(y.name, '') as session, o.state,
      o.set_aside_until as until, c.account_id as "accountId", b.email,
      case when n.confirmed_at >= n.asked_at then n.confirmed_at end as "confirmedAt"
    from confirmations n
    left join applicants p on p.id = n.applicant_id
    left join accounts a on a.id = p.account_id
    left join formations f on f.id = p.formation_id
    left join offers o on o.id = n.offer_id
    left join companies c on c.id = o.company_id
    left join accounts b on b.id = c.account_id
    left join sessions y on y.id = coalesce(o.session_id, p.session_id)
    where n.token = ${token}`.execute(db);
  return rows[0];
};

/** Answers whether it had not been confirmed since it was asked. */
export const noteConfirmed = async (tx: Writes, token: string, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('confirmations')
    .set({ confirmed_at: at })
    .where('token', '=', token)
    .where((e) => e.or([e('confirmed_at', 'is', null), e('confirmed_at', '<', e.ref('asked_at'))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
