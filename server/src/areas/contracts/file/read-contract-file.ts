import { parisClock } from '@tandem/domain/calendar/paris-time';
import { sightOf } from '@tandem/domain/accounts/access';
import { versionOn } from '@tandem/domain/contracts/amendments/version';
import { valuesOfNumber } from '@tandem/domain/contracts/file/derived';
import { sealedKeys } from '@tandem/domain/contracts/file/file-fields';
import { hiddenNumber } from '@tandem/domain/contracts/file/hidden';
import { bearingContracts } from '@tandem/domain/contracts/rules/beside/bearing';
import { contractFindings } from '@tandem/domain/contracts/rules/findings';
import { tutorLoadRules } from '@tandem/domain/contracts/rules/beside/tutor-load-rules';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { lastDayOf } from '../amendments/open-version.ts';
import { openAmendments } from '../amendments/sealed-amendments.ts';
import { contractBeside, fileContextAndAdded } from './file-context.ts';
import { isFileOpen, isNumberReader, requireFileReader } from './file-access.ts';
import { isFormReady } from '../official-form/form-queries.ts';
import { isFileFrozen } from './keep-file.ts';
import { findStanding } from '../signing/file-standing-queries.ts';
import { findKnownTutors } from './known-tutors.ts';
import { proposeFileValues } from './propose-file-values.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** What the contract says today, where that is not what was signed first; without social security numbers. */
const inForce = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<Record<string, string> | null> => {
  const { first, amendments } = await openAmendments(services, db, pair);
  const { day } = await lastDayOf(services, db, pair);
  const { values, number } = versionOn(first, amendments, day);
  if (number === null) return null;
  const shown = Object.entries(values).filter(
    ([key, value]) => value !== '' && !sealedKeys.includes(key),
  );
  return Object.fromEntries(shown);
};

/** Rules that look at files of the same company: whoever does not see all of these is told what they say, and not of what. */
const besideFiles: ReadonlySet<string> = new Set(tutorLoadRules.map(({ rule }) => rule));

export const readContractFile: Handler<
  'GET /contract/file/{matchId}/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireFileReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  const file = await openContractFile(services, read, pair);
  const stored = Object.entries(file?.values ?? {}).filter(([, value]) => value !== '');
  const frozen = await isFileFrozen(read, pair, await findStanding(read, pair));
  const mayChange = isFileOpen(match) && !frozen;
  const known = mayChange ? await fileContextAndAdded(services, read, pair) : null;
  const { others, brokenOn } = known?.context ?? (await contractBeside(services, read, pair));
  const bearing = bearingContracts(others, file?.values ?? {}, parisClock(services.now()).day);
  const beside = {
    others: bearing.map(({ from, to, brokenOn: broken_on, weeklyMinutes: weekly_minutes }) => ({
      from,
      to,
      broken_on,
      weekly_minutes,
    })),
    broken_on: brokenOn,
  };
  const seesAll = sightOf(actor) === null;
  const isSealed = ([key]: [string, string]) => sealedKeys.includes(key);
  return {
    values: Object.fromEntries(stored.filter((entry) => !isSealed(entry))),
    hidden: Object.fromEntries(
      stored.filter(isSealed).map(([key, value]) => [key, hiddenNumber(value)]),
    ),
    proposed: mayChange
      ? {
          ...valuesOfNumber(file?.values ?? {}),
          ...(await proposeFileValues(services, read, {
            pair,
            sight: sightOf(actor),
            companyId: match.company_id,
            said: file?.values ?? {},
          })),
        }
      : {},
    written: Object.fromEntries(
      Object.entries(file?.written ?? {}).map(([key, { by, at }]) => [key, { by, at }]),
    ),
    sealed_findings: known
      ? contractFindings(file?.values ?? {}, known.context).filter(
          ({ field, rule }) => sealedKeys.includes(field) || (!seesAll && besideFiles.has(rule)),
        )
      : [],
    known: known
      ? {
          ...beside,
          figures: known.added,
          accompanied: seesAll ? [...known.context.accompanied] : [],
          tutors: await findKnownTutors(services, read, actor, {
            companyId: match.company_id,
            needId: pair.needId,
          }),
        }
      : { ...beside, figures: [], accompanied: [], tutors: [] },
    finalised: (file?.finalisedAt ?? null) !== null,
    official_form: await isFormReady(read, file?.values ?? {}),
    in_force: await inForce(services, read, pair),
    frozen,
    may_change: mayChange,
    may_read_numbers: isNumberReader(actor, match),
  };
};
