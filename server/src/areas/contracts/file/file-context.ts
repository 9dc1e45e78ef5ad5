import { parisClock } from '@tandem/domain/calendar/paris-time';
import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import {
  contextOn,
  type Accompanied,
  type Known,
  type RuleContext,
} from '@tandem/domain/contracts/rules/rule';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { findAmendmentRowsOf } from '../amendments/amendment-queries.ts';
import { openRows } from '../amendments/sealed-amendments.ts';
import { findLastEnrolment } from '../../enrolments/index.ts';
import { findSheetsOfCompany } from '../contract-queries.ts';
import { figureRecord, findAddedFigures } from '../figures/figure-queries.ts';
import { openSealed } from '../unseal-contract-sheet.ts';
import { otherContracts } from './other-contracts.ts';

/** Files of a company that are opened for their tutors. */
const most = 60;

/** Who accompanies whom, and from when to when; null where a file does not say. */
const accompaniedOf = (values: Readonly<Record<string, string>>): Accompanied | null => {
  const { contract_kind: kind, contract_start: from, contract_end: to } = values;
  const tutors = [values['supervisor_email'], values['second_supervisor_email']]
    .filter((email) => email !== undefined && email !== '')
    .map((email = '') => email.toLowerCase());
  if (!from || !to || tutors.length === 0) return null;
  return { kind: kind === 'professional' ? 'professional' : 'apprentice', tutors, from, to };
};

/**
 * The other contracts of the company of a file that go on or are agreed, each as it is said today: two questions to the
 * database, however many they are.
 */
const accompaniedElsewhere = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<Accompanied[]> => {
  const today = parisClock(services.now()).day;
  const sheets = await findSheetsOfCompany(db, pair, { endingFrom: today, limit: most });
  const amendments = await findAmendmentRowsOf(
    db,
    sheets.map((sheet) => sheet.pair),
  );
  return sheets
    .map(({ pair: other, sealed }) => {
      const first = openSealed(services.vault, sealed, other);
      const rows = amendments.get(matchId(other)) ?? [];
      return accompaniedOf(openRows(services, other, first, rows).latest);
    })
    .filter((one) => one !== null);
};

/** What bears on a contract from elsewhere, also once its file changes no more: the candidate's others, and its own break. */
export const contractBeside = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<Pick<Known, 'others' | 'brokenOn'>> => ({
  others: await otherContracts(services, db, pair),
  brokenOn: (await findLastEnrolment(db, pair))?.broken_on ?? null,
});

type AddedFigure = ReturnType<typeof figureRecord>;

/** With what superusers have `added` to the figures. */
const knownOf = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<Known & { added: AddedFigure[] }> => {
  const added = (await findAddedFigures(db)).map(figureRecord);
  return {
    added,
    figures: [...deliveredFigures, ...added],
    accompanied: await accompaniedElsewhere(services, db, pair),
    ...(await contractBeside(services, db, pair)),
  };
};

/** What the rules know of a file today, and which of its figures were added. */
export const fileContextAndAdded = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<{ context: RuleContext; added: AddedFigure[] }> => {
  const { added, ...known } = await knownOf(services, db, pair);
  return { context: contextOn(parisClock(services.now()).day, known), added };
};

/** What the rules know of a file today. */
export const fileContext = async (...of: Parameters<typeof fileContextAndAdded>) =>
  (await fileContextAndAdded(...of)).context;
