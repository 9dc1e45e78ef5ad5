import { parisClock } from '@tandem/domain/calendar/paris-time';
import { promisedStatuses, status, type PromisedStatus } from '@tandem/domain/matches/match';
import { closedNeedStates } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { composeMail, greetingOf } from '../../platform/mail/compose-mail.ts';
import { links } from '../../platform/mail/links.ts';
import { isPlaced } from '../../scoring/stored/enrolled.ts';
import { fallenParagraphs, sendNews, withoutNames, type Fallen } from '../calendar/index.ts';
import type { Services } from '../services.ts';

/**
 * The needs whose companies have said yes to a candidate and still look for somebody, have agreed with them, or count on them for as
 * long as the enrolment lasts.
 */
export const findPromising = (db: Queries, candidateId: number, today: string) =>
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
    .where('match_states.status', 'in', [...promisedStatuses])
    .where('match_states.broken_on', 'is', null)
    .where((e) =>
      e.or([e('sessions.closed_at', 'is', null), e('match_states.status', '=', status.finalised)]),
    )
    .where((e) =>
      e.or([
        e('match_states.status', '<>', status.acceptedByCompany),
        e.and([
          e('offers.state', 'not in', [...closedNeedStates]),
          sql<boolean>`not ${isPlaced('match_states.applicant_id', 'offers.session_id')}`,
        ]),
      ]),
    )
    .where(
      sql<boolean>`not exists (
        select 1 from enrolments ended
        where ended.applicant_id = match_states.applicant_id
          and ended.offer_id = match_states.offer_id and ended.ends_on < ${today})`,
    )
    .orderBy('offers.id')
    .$narrowType<{ status: PromisedStatus }>()
    .execute();

/** How far a candidate has come with each company that would be told of their leaving. */
export const standingsWithCompanies = async (
  db: Queries,
  candidateId: number,
  today: string,
): Promise<PromisedStatus[]> => {
  const furthest = new Map<number, PromisedStatus>();
  for (const { account_id: company, status: at } of await findPromising(db, candidateId, today))
    furthest.set(
      company,
      promisedStatuses.findLast((one) => one === at || one === furthest.get(company)) ?? at,
    );
  return [...furthest.values()];
};

/** What the reader reads of a candidate who leaves, by how far the two had come. */
const words: Record<
  PromisedStatus,
  { who: (title: string) => string; what: string; advice: string }
> = {
  [status.acceptedByCompany]: {
    who: (title) => `Le candidat que vous souhaitiez rencontrer pour «\u202F${title}\u202F»`,
    what: 'Un candidat',
    advice: 'Les autres candidats de ce besoin restent parmi vos matchs.',
  },
  [status.fullyAccepted]: {
    who: (title) => `Le candidat avec qui vous étiez d’accord pour «\u202F${title}\u202F»`,
    what: 'Un dossier',
    advice: 'Si vous préparez déjà le contrat ensemble, voyez-le avec votre centre de formation.',
  },
  [status.finalised]: {
    who: (title) => `La personne inscrite pour «\u202F${title}\u202F»`,
    what: 'Un dossier',
    advice:
      'Un contrat signé ne change pas\u202F: gardez vos exemplaires. La place de ce besoin reste comptée comme prise. Votre centre de formation reste à votre disposition.',
  },
};

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
  for (const { status: at, ...agreed } of await findPromising(tx, candidateId, day)) {
    const { who, what, advice } = words[at];
    const own = fallen
      .filter(({ meeting }) => meeting.offer_id === agreed.need_id)
      .map((one) => ({ ...one, meeting: withoutNames(one.meeting, 'applicant') }));
    told.add(agreed.need_id);
    const text = `${who(agreed.title)} n’a plus de compte\u202F: son dossier n’est plus dans Tandem.`;
    await sendNews(services, tx, {
      account: { id: agreed.account_id, email: agreed.email },
      reader: 'company',
      text,
      path,
      about: { needIds: [agreed.need_id] },
      fallen: own,
      isNameless: true,
      mail: composeMail({
        subject: `${what} de «\u202F${agreed.title}\u202F» n’est plus dans Tandem`,
        greeting: greetingOf(agreed.company),
        paragraphs: [
          text,
          at === status.acceptedByCompany
            ? 'Sa fiche et ses coordonnées sont effacées, comme chacun peut le demander pour ses données.'
            : 'Sa fiche, ses coordonnées et le dossier de contrat sont effacés, comme chacun peut le demander pour ses données.',
          advice,
          ...fallenParagraphs(own, 'company'),
        ],
        action: { label: 'Voir mes besoins', link: links(services.config).absolute(path) },
      }),
    });
  }
  return fallen.filter(({ meeting }) => !told.has(meeting.offer_id));
};
