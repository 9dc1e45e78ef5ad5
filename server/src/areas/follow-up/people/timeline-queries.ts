import { enrolmentSteps } from '@tandem/domain/enrolments/enrolment';
import { formalities, type Formality } from '@tandem/domain/contracts/formalities/formalities';
import { frenchDay } from '@tandem/domain/calendar/french-days';
import { matchStatuses, statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { needStateLabels, type NeedState } from '@tandem/domain/needs/need-state';
import { waitKinds, isWaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { seenCandidates, seenNeeds, type Sight } from '../../../platform/database/queries/sight.ts';

export interface Happening {
  at: Date;
  what:
    | 'mail'
    | 'sms'
    | 'late_mail'
    | 'late_sms'
    | 'refused_mail'
    | 'refused_sms'
    | 'match'
    | 'read'
    | 'meeting'
    | 'need'
    | 'contract'
    | 'reminder'
    | 'told';
  text: string;
  by: string | null;
}

interface MoveRow extends Row {
  step: keyof typeof enrolmentSteps | null;
  isUndo: boolean;
}

export interface Row {
  at: Date;
  text: string;
  extra: string | null;
  by: string | null;
}

export const most = 100;

/** The person by name, a company by its own. */
export const byName = sql`coalesce(nullif(trim(b.first_name || ' ' || b.last_name), ''), bc.name, b.email)`;
export const byJoin = (column: string) => sql`
  left join accounts b on b.id = ${sql.ref(column)}
  left join companies bc on bc.account_id = b.id`;

/** What a move was, if it is not told by where it led. */
const otherwiseTold = ({ step, isUndo }: MoveRow): string | null => {
  if (step !== null) return enrolmentSteps[step];
  return isUndo ? 'Réponse annulée' : null;
};

const isStatus = (value: number): value is MatchStatus =>
  (matchStatuses as readonly number[]).includes(value);

/** The two sides of the match that a row is about. */
const joinPair = (row: string) => sql`join applicants p on p.id = ${sql.ref(`${row}.applicant_id`)}
    join accounts a on a.id = p.account_id
    join offers o on o.id = ${sql.ref(`${row}.offer_id`)}
    join companies c on c.id = o.company_id`;

/** Moves of the matches of an account, on either side. */
export const findMovesOf = async (
  db: Queries,
  accountId: number,
  sight: Sight,
): Promise<Happening[]> => {
  const { rows } = await sql<MoveRow>`
    select m.moved_at as at, c.name || ' – ' || trim(a.first_name || ' ' || a.last_name)
      || ', « ' || o.title || ' »' as text, m.to_status::text as extra, m.enrolment_step as step,
      m.undoes is not null as "isUndo", ${byName} as by
    from match_moves m
    ${joinPair('m')}
    ${byJoin('m.account_id')}
    where (p.account_id = ${accountId} or c.account_id = ${accountId}) and ${seenCandidates(sight, 'p')}
    order by m.id desc limit ${most}`.execute(db);
  return rows.map((row) => {
    const { at, text, by } = row;
    const to = Number(row.extra);
    const what = otherwiseTold(row) ?? (isStatus(to) ? statusLabels[to] : '');
    return { at, what: 'match', text: `${what} : ${text}`, by };
  });
};

/** Matches of an account that the staff have made by hand, on either side. */
export const findProposalSteps = async (
  db: Queries,
  accountId: number,
  sight: Sight,
): Promise<Happening[]> => {
  const { rows } = await sql<Row>`
    select h.proposed_at as at, c.name || ' – ' || trim(a.first_name || ' ' || a.last_name)
      || ', « ' || o.title || ' »' as text, null as extra, ${byName} as by
    from proposed_pairs h
    ${joinPair('h')}
    ${byJoin('h.account_id')}
    where (p.account_id = ${accountId} or c.account_id = ${accountId}) and ${seenCandidates(sight, 'p')}
    order by h.proposed_at desc limit ${most}`.execute(db);
  return rows.map(({ at, text, by }) => ({
    at,
    what: 'match',
    text: `Proposé par le centre : ${text}`,
    by,
  }));
};

/** Sheets that a company has opened, once a match. */
export const findReadingSteps = async (
  db: Queries,
  accountId: number,
  sight: Sight,
): Promise<Happening[]> => {
  const { rows } = await sql<Row>`
    select r.read_at as at, trim(a.first_name || ' ' || a.last_name) || ', « ' || o.title || ' »' as text,
      null as extra, ${byName} as by
    from match_readings r
    ${joinPair('r')}
    ${byJoin('c.account_id')}
    where (p.account_id = ${accountId} or c.account_id = ${accountId}) and ${seenCandidates(sight, 'p')}
    order by r.read_at desc limit ${most}`.execute(db);
  return rows.map(({ at, text, by }) => ({ at, what: 'read', text, by }));
};

const stepLabels: Readonly<Record<string, string>> = {
  propose: 'Moments proposés',
  plan: 'Rendez-vous fixé',
  cancel: 'Rendez-vous annulé',
  drop: 'Rendez-vous tombé',
  held: 'Rencontre faite',
  absent: 'Rencontre manquée',
  put_off: 'Rencontre reportée',
};

export const findMeetingSteps = async (
  db: Queries,
  accountId: number,
  sight: Sight,
): Promise<Happening[]> => {
  const { rows } = await sql<Row>`
    select s.at, c.name || ' – ' || trim(a.first_name || ' ' || a.last_name) as text,
      s.step as extra, ${byName} as by
    from meeting_steps s
    join meetings m on m.id = s.meeting_id
    ${joinPair('m')}
    ${byJoin('s.account_id')}
    where (p.account_id = ${accountId} or c.account_id = ${accountId}) and ${seenCandidates(sight, 'p')}
    order by s.id desc limit ${most}`.execute(db);
  return rows.map(({ at, text, extra, by }) => ({
    at,
    what: 'meeting',
    text: `${stepLabels[extra ?? ''] ?? 'Rendez-vous'} : ${text}`,
    by,
  }));
};

export const findNeedSteps = async (
  db: Queries,
  accountId: number,
  sight: Sight,
): Promise<Happening[]> => {
  const { rows } = await sql<Row>`
    select m.moved_at as at, offers.title as text, m.to_state as extra,
      case m.moved_by when 'tutor' then 'Tuteur' else ${byName} end as by
    from offer_moves m
    join offers on offers.id = m.offer_id
    join companies c on c.id = offers.company_id
    ${byJoin('m.account_id')}
    where c.account_id = ${accountId} and ${seenNeeds(sight)}
    order by m.id desc limit ${most}`.execute(db);
  return rows.map(({ at, text, extra, by }) => ({
    at,
    what: 'need',
    text: `${needStateLabels[extra as NeedState]} : « ${text} »`,
    by,
  }));
};

const formalityNoted = (formality: Formality, day: string): string =>
  `${formalities[formality].label}, le ${frenchDay(day)}`;

interface ContractRow extends Row {
  formality: Formality | null;
  day: string | null;
}

export const findContractSteps = async (
  db: Queries,
  accountId: number,
  sight: Sight,
): Promise<Happening[]> => {
  const { rows } = await sql<ContractRow>`
    select h.at, c.name || ' – ' || trim(a.first_name || ' ' || a.last_name) as text,
      h.extra, h.formality, h.day, null as by
    from contract_sheets s
    cross join lateral (
      select coalesce(s.finalised_at, s.created_at) as at,
        case when s.finalised_at is null then 'Fiche de contrat commencée'
          else 'Fiche de contrat complète' end as extra, null as formality, null as day
      union all
      select f.noted_at, null, f.formality, f.done_on from contract_formalities f
      where f.applicant_id = s.applicant_id and f.offer_id = s.offer_id
    ) h
    ${joinPair('s')}
    where (p.account_id = ${accountId} or c.account_id = ${accountId}) and ${seenCandidates(sight, 'p')}`.execute(
    db,
  );
  return rows.map(({ at, text, extra, formality, day }) => ({
    at,
    what: 'contract',
    text: `${formality && day ? formalityNoted(formality, day) : extra} : ${text}`,
    by: null,
  }));
};

/** Those that the staff sent; what leaves by itself is among the messages. */
export const findStaffReminders = async (db: Queries, accountId: number): Promise<Happening[]> => {
  const { rows } = await sql<Row>`
    select r.sent_at as at, r.kind as text, null as extra, ${byName} as by
    from follow_up_reminders r ${byJoin('r.sent_by')}
    where r.account_id = ${accountId} and r.by_staff
    order by r.id desc limit ${most}`.execute(db);
  return rows.map(({ at, text, by }) => ({
    at,
    what: 'reminder',
    text: isWaitKind(text) ? waitKinds[text].label : text,
    by,
  }));
};
