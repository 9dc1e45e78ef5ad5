import { parisClock } from '@tandem/domain/calendar/paris-time';
import { agreedStatuses, status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { composeMail, greetingOf } from '../../platform/mail/compose-mail.ts';
import { links } from '../../platform/mail/links.ts';
import { fallenParagraphs, sendNews, withoutNames, type Fallen } from '../calendar/index.ts';
import type { Services } from '../services.ts';

/** The needs whose companies have agreed with a candidate, or count on them for as long as the enrolment lasts. */
const findAgreed = (db: Queries, candidateId: number, today: string) =>
  db
    .selectFrom('match_states')
    .innerJoin('offers', 'offers.id', 'match_states.offer_id')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select([
      'match_states.status',
      'offers.id as need_id',
      'offers.title',
      'companies.name as company',
      'accounts.id as account_id',
      'accounts.email',
    ])
    .where('match_states.applicant_id', '=', candidateId)
    .where('match_states.status', 'in', [...agreedStatuses])
    .where('match_states.broken_on', 'is', null)
    .where((e) =>
      e.or([e('sessions.closed_at', 'is', null), e('match_states.status', '=', status.finalised)]),
    )
    .where(
      sql<boolean>`not exists (
        select 1 from enrolments ended
        where ended.applicant_id = match_states.applicant_id
          and ended.offer_id = match_states.offer_id and ended.ends_on < ${today})`,
    )
    .orderBy('offers.id')
    .execute();

/**
 * Tells, without a name, the companies that still count on a candidate whose account is about to be deleted, with the meetings that
 * fall; answers those of which nobody has been told yet.
 */
export const tellLeaving = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  candidateId: number,
  fallen: readonly Fallen[],
): Promise<Fallen[]> => {
  const path = '/company/offers';
  const { day } = parisClock(services.now());
  const told = new Set<number>();
  for (const { status: at, ...agreed } of await findAgreed(tx, candidateId, day)) {
    const isPlaced = at === status.finalised;
    const own = fallen
      .filter(({ meeting }) => meeting.offer_id === agreed.need_id)
      .map((one) => ({ ...one, meeting: withoutNames(one.meeting, 'applicant') }));
    told.add(agreed.need_id);
    const text = isPlaced
      ? `La personne inscrite pour «\u202F${agreed.title}\u202F» n’a plus de compte\u202F: son dossier n’est plus dans Tandem.`
      : `Le candidat avec qui vous étiez d’accord pour «\u202F${agreed.title}\u202F» n’a plus de compte\u202F: son dossier n’est plus dans Tandem.`;
    await sendNews(services, tx, {
      account: { id: agreed.account_id, email: agreed.email },
      reader: 'company',
      text,
      path,
      about: { needIds: [agreed.need_id] },
      fallen: own,
      isNameless: true,
      mail: composeMail({
        subject: `Un dossier de «\u202F${agreed.title}\u202F» n’est plus dans Tandem`,
        greeting: greetingOf(agreed.company),
        paragraphs: [
          text,
          'Sa fiche, ses coordonnées et le dossier de contrat sont effacés, comme chacun peut le demander pour ses données.',
          isPlaced
            ? 'Un contrat signé ne change pas\u202F: gardez vos exemplaires. La place de ce besoin reste comptée comme prise. Votre centre de formation reste à votre disposition.'
            : 'Si vous préparez déjà le contrat ensemble, voyez-le avec votre centre de formation.',
          ...fallenParagraphs(own, 'company'),
        ],
        action: { label: 'Voir mes besoins', link: links(services.config).absolute(path) },
      }),
    });
  }
  return fallen.filter(({ meeting }) => !told.has(meeting.offer_id));
};
