import { frenchDay } from '@tandem/domain/calendar/french-days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { promisedStatuses, status, type PromisedStatus } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { literals } from '../../platform/database/queries/literals.ts';
import { composeMail, greetingOf } from '../../platform/mail/compose-mail.ts';
import { links } from '../../platform/mail/links.ts';
import { isPlaced } from '../../scoring/stored/enrolled.ts';
import { fallenParagraphs, sendNews, withoutNames, type Fallen } from '../calendar/index.ts';
import type { Services } from '../services.ts';

interface Promised {
  candidate_id: number;
  need_id: number;
  account_id: number;
  email: string | null;
  first_name: string;
  last_name: string;
  status: PromisedStatus;
  moved_at: Date;
}

/** Those to whom a company has said yes, by the furthest of their matches with it: not who has a place elsewhere, nor whose contract is over. */
export const findPromised = async (
  db: Queries,
  companyId: number,
  today: string,
): Promise<Promised[]> => {
  const { rows } = await sql<Promised>`
    select distinct on (p.id) p.id as candidate_id, o.id as need_id, a.id as account_id,
      a.email, a.first_name, a.last_name, m.status, m.moved_at
    from match_states m
    join offers o on o.id = m.offer_id
    join sessions y on y.id = o.session_id
    join applicants p on p.id = m.applicant_id
    join accounts a on a.id = p.account_id
    where o.company_id = ${companyId} and m.broken_on is null
      and m.status in (${literals(promisedStatuses)})
      and (m.status = ${sql.lit(status.finalised)}
        or (y.closed_at is null and not ${isPlaced('m.applicant_id', 'o.session_id')}))
      and not exists (
        select 1 from enrolments ended
        where ended.applicant_id = m.applicant_id and ended.offer_id = m.offer_id
          and ended.ends_on < ${today})
    order by p.id, m.status desc, m.moved_at desc`.execute(db);
  return rows;
};

const textOf = ({ status: at, moved_at: movedAt }: Promised): string => {
  const since = frenchDay(parisClock(movedAt).day);
  if (at === status.finalised)
    return 'L’entreprise de votre contrat n’a plus de compte\u202F: votre dossier n’est plus dans Tandem, votre inscription y reste.';
  return at === status.fullyAccepted
    ? `L’entreprise avec qui vous étiez d’accord depuis le ${since} n’a plus de compte\u202F: son besoin n’est plus dans Tandem.`
    : `Une entreprise qui souhaitait vous rencontrer depuis le ${since} n’a plus de compte\u202F: son besoin n’est plus dans Tandem.`;
};

const adviceOf = ({ status: at }: Promised): string =>
  at === status.finalised
    ? 'Un contrat signé ne change pas\u202F: gardez vos exemplaires. S’il prend fin avant son terme, dites-le à votre centre de formation\u202F: il l’enregistre, vous aide à trouver une autre entreprise, et d’autres besoins vous sont proposés de nouveau.'
    : 'Ce n’est pas un refus de votre profil\u202F: vos autres matchs restent ouverts, et le matching continue pour vous.';

/**
 * Tells, without a name, those to whom a company had said yes that its account is about to be deleted, with the meetings that fall;
 * answers those of which nobody has been told yet.
 */
export const tellThoseWithAYes = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  companyId: number,
  fallen: readonly Fallen[],
): Promise<Fallen[]> => {
  const path = '/applicant/matches';
  const promised = await findPromised(tx, companyId, parisClock(services.now()).day);
  for (const reader of promised) {
    const own = fallen
      .filter(({ meeting }) => meeting.applicant_id === reader.candidate_id)
      .map((one) => ({ ...one, meeting: withoutNames(one.meeting, 'company') }));
    const text = textOf(reader);
    await sendNews(services, tx, {
      account: { id: reader.account_id, email: reader.email },
      reader: 'applicant',
      text,
      path,
      about: {},
      isNameless: true,
      fallen: own,
      mail: composeMail({
        subject: 'Une entreprise n’est plus dans Tandem',
        greeting: greetingOf(reader.first_name),
        paragraphs: [text, adviceOf(reader), ...fallenParagraphs(own, 'applicant')],
        action: { label: 'Voir mes matchs', link: links(services.config).absolute(path) },
      }),
    });
  }
  const told = new Set(promised.map((reader) => reader.candidate_id));
  return fallen.filter(({ meeting }) => !told.has(meeting.applicant_id));
};
