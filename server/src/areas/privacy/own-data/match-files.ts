import { enrolmentSteps } from '@tandem/domain/enrolments/enrolment';
import { breakers, breakReasonLabel } from '@tandem/domain/enrolments/breaking';
import { statusLabels } from '@tandem/domain/matches/match';
import { reasonOf, refusingSide } from '@tandem/domain/matches/refusal-reasons';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import { points } from '@tandem/matching/weights';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../accounts/index.ts';
import { findSharesOf } from '../../shares/index.ts';
import {
  findMarksOf,
  findReadingsOf,
  findShownOf,
  isProfessionalPair,
} from '../../matches/index.ts';
import { findProposals } from '../../../scoring/proposed/proposed-queries.ts';
import { findEnrolments, type Enrolment } from '../../enrolments/index.ts';
import {
  findInterestsOf,
  findMovesOf,
  findOwnMatches,
  findSuggestionsOf,
  type MatchKey,
  type OwnMatchRow,
} from './own-data-queries.ts';
import { jsonList } from './json-file.ts';
import { pagesAfter } from '../../../platform/database/queries/page.ts';

type Interest = Awaited<ReturnType<typeof findInterestsOf>>[number];

type Move = Awaited<ReturnType<typeof findMovesOf>>[number];

/** Who of the others did something, without a name: that is their own data. */
export const sideLabels: Record<AccountKind, string> = {
  applicant: 'le candidat',
  company: 'l’entreprise',
  staff: 'le centre de formation',
  superuser: 'le centre de formation',
};

/** Why somebody said no: to a candidate all that is kept of it; to a company what it gave itself, or was told. */
const reasonFacts = (move: Move, { id, kind }: Account) => {
  const side = refusingSide(move.to_status);
  const isOwn = move.account_id === id;
  const reason = side && move.reason && reasonOf(side, move.reason);
  return {
    ...(reason && (isOwn || kind === 'applicant' || move.tell_reason) && { raison: reason.label }),
    ...(move.comment && (isOwn || kind === 'applicant') && { 'écrit au centre': move.comment }),
  };
};

/** A break leaves the status as it is: the step says what happened. */
export const stepFacts = ({ enrolment_step: step }: Pick<Move, 'enrolment_step'>) =>
  step && { étape: enrolmentSteps[step].toLowerCase() };

const moveFacts = (move: Move, account: Account) => ({
  date: move.moved_at,
  ...stepFacts(move),
  de: statusLabels[move.from_status],
  à: statusLabels[move.to_status],
  par: move.account_id === account.id ? 'vous' : sideLabels[move.moved_by],
  ...reasonFacts(move, account),
  ...(move.note && { 'mot du centre': move.note }),
  ...(move.undoes !== null && { 'annule la réponse précédente': true }),
});

/** A company's matches name the candidates, as its screens do, and say no more of them: that data is theirs. */
const otherSide = (row: OwnMatchRow, kind: AccountKind) =>
  kind === 'company'
    ? { besoin: row.title, candidat: `${row.first_name} ${row.last_name}`.trim() }
    : { besoin: row.title, entreprise: row.company_name, lieu: row.location };

const interestFacts = (interest: Interest | undefined) =>
  interest && {
    'intérêt dit le': interest.shown_at,
    ...(interest.revoked_at && { 'intérêt repris le': interest.revoked_at }),
  };

/** What the reader's own side marked for itself; a company's choices among candidates are told to them as well. */
const markFacts = (
  marks: readonly Awaited<ReturnType<typeof findMarksOf>>[number][],
  kind: AccountKind,
) => {
  const listed = marks.find(({ shortlisted_at: at }) => at !== null)?.shortlisted_at;
  const own = marks.find(({ side }) => side === kind)?.later_until;
  return {
    ...(listed && { 'retenu dans la sélection de l’entreprise le': listed }),
    ...(own && { 'remis à plus tard, jusqu’au': own }),
  };
};

/** On which days a match stood high on a list that was sent: to a company its own alone, since when others read is theirs. */
const shownFacts = (
  shown: readonly Awaited<ReturnType<typeof findShownOf>>[number][],
  kind: AccountKind,
) =>
  shown
    .filter(({ side }) => side === kind || kind === 'applicant')
    .map(({ side, day, rank }) => ({
      le: day,
      'dans la liste de': side === kind ? 'vous' : sideLabels[side],
      rang: rank,
    }));

/** By which links the candidate was shown: neither where to, which nobody knows, nor the links themselves. */
const shareFacts = (share: Awaited<ReturnType<typeof findSharesOf>>[number]) => ({
  'créé le': share.made_at,
  par: sideLabels[share.made_by],
  'valable jusqu’au': share.ends_at,
  'retiré le': share.revoked_at,
  'nombre d’ouvertures': share.opened,
});

/** What a match has become; to a company not what the candidate or the staff wrote to the centre. */
const enrolmentFacts = (enrolment: Enrolment, { kind }: Account, isProfessional: boolean) => ({
  'finalisée le': enrolment.agreed_at,
  début: enrolment.begins_on,
  fin: enrolment.ends_on,
  'rompue le': enrolment.broken_on,
  'rompue par': enrolment.broken_by && breakers[enrolment.broken_by],
  raison: enrolment.reason && breakReasonLabel(enrolment.reason, isProfessional),
  'dans les 45 premiers jours (estimation)': enrolment.within_trial,
  'annulée le': enrolment.annulled_at,
  ...(enrolment.comment && kind === 'applicant' && { 'écrit au centre': enrolment.comment }),
});

const keyOf = (match: MatchKey): string => `${match.offer_id} ${match.applicant_id}`;

/** Which of these that were broken are of professionalisation: only what a break is called depends on it, and few are broken. */
const findProfessional = async (
  db: Queries,
  enrolments: readonly Enrolment[],
): Promise<Set<string>> => {
  const found = new Set<string>();
  for (const one of enrolments)
    if (one.reason !== null && (await isProfessionalPair(db, pairOfRow(one))))
      found.add(keyOf(one));
  return found;
};

/** Matches with their scores, the parts of each and the history of what was decided. */
export const matchesFile = (
  { db }: Pick<Services, 'db'>,
  account: Account,
  own: { candidateId: number } | { companyId: number },
): ArchivedFile => {
  const pages = async function* () {
    const found = pagesAfter(
      { offer_id: 0, applicant_id: 0 },
      (page) => findOwnMatches(db.read, own, page),
      (row) => row,
    );
    for await (const rows of found) {
      const moves = await findMovesOf(db.read, rows);
      const byMatch = Map.groupBy(moves, keyOf);
      const suggestions = await findSuggestionsOf(db.read, rows);
      const interests = new Map(
        (await findInterestsOf(db.read, rows)).map((one) => [keyOf(one), one]),
      );
      const suggestedAt = new Map(suggestions.map((one) => [keyOf(one), one.notified_at]));
      const proposals = await findProposals(db.read, rows);
      const proposedAt = new Map(proposals.map((one) => [keyOf(one), one.proposed_at]));
      const marks = Map.groupBy(await findMarksOf(db.read, rows), keyOf);
      const shown = Map.groupBy(await findShownOf(db.read, rows), keyOf);
      const readings = new Map(
        (await findReadingsOf(db.read, rows)).map((one) => [keyOf(one), one.read_at]),
      );
      const shares = Map.groupBy(await findSharesOf(db.read, rows), keyOf);
      const enrolments = Map.groupBy(await findEnrolments(db.read, rows), keyOf);
      const professional = await findProfessional(db.read, [...enrolments.values()].flat());
      yield rows.map((row) => ({
        ...otherSide(row, account.kind),
        'score sur 100': points(row.score),
        'parts du score, chacune sur 100': {
          secteurs: points(row.industry_score),
          test: points(row.test_score),
          distance: points(row.geographic_score),
          CV: points(row.resume_score),
        },
        statut: statusLabels[row.status],
        'créé le': row.created_at,
        'suggéré par le centre le': suggestedAt.get(keyOf(row)) ?? null,
        ...(proposedAt.has(keyOf(row)) && {
          'proposé par le centre le': proposedAt.get(keyOf(row)),
        }),
        ...interestFacts(interests.get(keyOf(row))),
        ...(readings.has(keyOf(row)) && {
          [account.kind === 'company'
            ? 'fiche ouverte par vous le'
            : 'fiche ouverte par l’entreprise le']: readings.get(keyOf(row)),
        }),
        ...markFacts(marks.get(keyOf(row)) ?? [], account.kind),
        'montré en tête de liste': shownFacts(shown.get(keyOf(row)) ?? [], account.kind),
        'montré par un lien': (shares.get(keyOf(row)) ?? []).map(shareFacts),
        inscriptions: (enrolments.get(keyOf(row)) ?? []).map((one) =>
          enrolmentFacts(one, account, professional.has(keyOf(row))),
        ),
        historique: (byMatch.get(keyOf(row)) ?? []).map((move) => moveFacts(move, account)),
      }));
    }
  };
  return jsonList('matchs.json', pages);
};
