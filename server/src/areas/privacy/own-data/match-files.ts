import { statusLabels } from '@tandem/domain/matches/match';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../accounts/index.ts';
import {
  findMovesOf,
  findOwnMatches,
  findSuggestionsOf,
  type MatchKey,
  type OwnMatchRow,
} from './own-data-queries.ts';
import { jsonList, pagesAfter } from './json-file.ts';

type Move = Awaited<ReturnType<typeof findMovesOf>>[number];

/** Who of the others did something, without a name: that is their own data. */
export const sideLabels: Record<AccountKind, string> = {
  applicant: 'le candidat',
  company: 'l’entreprise',
  staff: 'le centre de formation',
  superuser: 'le centre de formation',
};

const points = (tenths: number): number => tenths / 10;

const moveFacts = (move: Move, accountId: number) => ({
  date: move.moved_at,
  de: statusLabels[move.from_status],
  à: statusLabels[move.to_status],
  par: move.account_id === accountId ? 'vous' : sideLabels[move.moved_by],
});

/** A company's matches name the candidates, as its screens do, and say no more of them: that data is theirs. */
const otherSide = (row: OwnMatchRow, kind: AccountKind) =>
  kind === 'company'
    ? { besoin: row.title, candidat: `${row.first_name} ${row.last_name}`.trim() }
    : { besoin: row.title, entreprise: row.company_name, lieu: row.location };

const keyOf = (match: MatchKey): string => `${match.offer_id} ${match.applicant_id}`;

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
      const suggestedAt = new Map(suggestions.map((one) => [keyOf(one), one.notified_at]));
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
        historique: (byMatch.get(keyOf(row)) ?? []).map((move) => moveFacts(move, account.id)),
      }));
    }
  };
  return jsonList('matchs.json', pages);
};
