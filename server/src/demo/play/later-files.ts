import { parisClock } from '@tandem/domain/calendar/paris-time';
import { addDays } from '@tandem/domain/calendar/days';
import type { AmendmentMove } from '@tandem/domain/contracts/amendments/amendment-state';
import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import type { FileMove, Said } from '@tandem/domain/contracts/signing/file-state';
import { contextOn, type FileValues } from '@tandem/domain/contracts/rules/rule';
import { completenessOf, isComplete } from '@tandem/domain/contracts/signing/completeness';
import { matchId, status } from '@tandem/domain/matches/match';
import {
  addPaperSignatures,
  addSignedAgreement,
  makeAgreementPage,
  makeLiaisonPage,
  moveAmendment,
  moveContractFile,
  openContractFile,
  saveAmendmentDraft,
  saveContractFileChanges,
  signAmendment,
} from '../../areas/contracts/index.ts';
import type { Services } from '../../areas/services.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { uploadOf } from '../../platform/http/uploads/upload.ts';
import { day, hour } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { DemoMatch, DemoMove } from './journeys.ts';
import { requestOf, type Happening } from './in-the-past.ts';
import { writeWholeFile } from './whole-contract-file.ts';

interface Office {
  past: Services;
  staff: SignedInActor;
  match: DemoMatch;
}

const idOf = ({ row }: DemoMatch): number => matchId(pairOfRow(row));

const dayOf = ({ past }: Office): string => parisClock(past.now()).day;

const move = async (office: Office, name: FileMove, said: Said = {}): Promise<void> => {
  const { past, staff, match } = office;
  await moveContractFile(past, {
    ...requestOf(past, staff, 'move_contract_file'),
    params: { matchId: idOf(match) },
    body: {
      move: name,
      day: said.day ?? undefined,
      number: said.number ?? null,
      reason: said.reason ?? null,
      mend: said.mend ?? null,
    },
  });
};

const valuesOf = async ({ past, match }: Office): Promise<FileValues> => {
  return (await openContractFile(past, past.db.read, pairOfRow(match.row)))?.values ?? {};
};

const scanOf = (bytes: Uint8Array) => ({
  scan: uploadOf('contrat.pdf', new Uint8Array(bytes)),
});

/** A paper such as would be scanned: what was printed of the file. */
const paper = async (office: Office) => {
  const madeAt = office.past.now();
  const values = await valuesOf(office);
  return scanOf(await makeLiaisonPage({ values }, { figures: deliveredFigures, madeAt }));
};

const everybody = ['employer', 'candidate', 'centre'] as const;

const sign = async (office: Office): Promise<void> => {
  const { past, staff, match } = office;
  await addPaperSignatures(past, {
    ...requestOf(past, staff, 'add_signed_scan'),
    files: await paper(office),
    params: { matchId: idOf(match) },
    body: { signatories: [...everybody], signed_on: dayOf(office) },
  });
};

/** The training agreement, as it came back signed by the firm and the centre. */
const handInAgreement = async (office: Office): Promise<void> => {
  const { past, staff, match } = office;
  const bytes = await makeAgreementPage(past.db.read, await valuesOf(office), past.now());
  await addSignedAgreement(past, {
    ...requestOf(past, staff, 'add_signed_scan'),
    files: scanOf(bytes),
    params: { matchId: idOf(match) },
    body: { signed_on: dayOf(office) },
  });
};

const amend = async (office: Office): Promise<void> => {
  const { past, staff, match } = office;
  const params = { matchId: idOf(match) };
  await saveAmendmentDraft(past, {
    ...requestOf(past, staff, 'save_contract_sheet'),
    params,
    body: {
      kind: '36',
      effective_on: addDays(dayOf(office), 30),
      reason: 'Augmentation après les premières semaines',
      changes: { starting_pay: '1950,00' },
    },
  });
  await signAmendment(past, {
    ...requestOf(past, staff, 'add_signed_scan'),
    files: await paper(office),
    params,
    body: { signatories: [...everybody], signed_on: dayOf(office) },
  });
};

const moveFirstAmendment = async (
  office: Office,
  name: AmendmentMove,
  number: string,
): Promise<void> => {
  const { past, staff, match } = office;
  await moveAmendment(past, {
    ...requestOf(past, staff, 'move_contract_file'),
    params: { matchId: idOf(match), number: 1 },
    body: { move: name, day: dayOf(office), number, reason: null, mend: null },
  });
};

/** From a sheet that has finalised to a file that lacks nothing; false where the rules have something against it. */
const fillIn = async (office: Office, random: Random): Promise<boolean> => {
  const { past, staff, match } = office;
  const file = await openContractFile(past, past.db.read, pairOfRow(match.row));
  if (!file) return false;
  const { contract_start: start = '', contract_end: end = '' } = file.values;
  const degree = file.values['supervisor_highest_degree'] ?? '';
  const term = { contract_start: start, contract_end: end, supervisor_highest_degree: degree };
  const values = writeWholeFile(match, term, { now: past.now(), random });
  if (!isComplete(completenessOf({ ...file.values, ...values }, contextOn(dayOf(office)))))
    return false;
  await saveContractFileChanges(past, {
    ...requestOf(past, staff, 'save_contract_sheet'),
    params: { matchId: idOf(match) },
    body: {
      changes: Object.entries(values).map(([key, value]) => ({
        key,
        value,
        seen: file.values[key] ?? '',
      })),
    },
  });
  return true;
};

const refusal = {
  reason: 'Le code RNCP n’est plus actif au début du contrat.',
  mend: 'Indiquer la fiche RNCP qui la remplace, puis faire signer à nouveau.',
};

interface Step {
  /** Days after the enrolment was finalised. */
  after: number;
  play: (office: Office) => Promise<void>;
}

const prepared: Step = { after: 0.1, play: (office) => move(office, 'complete') };
const signed: Step = { after: 0.5, play: sign };
const agreementBack: Step = { after: 0.6, play: handInAgreement };
const lodged: Step = {
  after: 1,
  play: (office) => move(office, 'lodge', { day: dayOf(office), number: 'D-2026-0412' }),
};
const refused: Step = {
  after: 3,
  play: (office) => move(office, 'refuse', { day: dayOf(office), ...refusal }),
};
const accepted: Step = {
  after: 3,
  play: (office) => move(office, 'accept', { day: dayOf(office), number: '069202609NC1234' }),
};
const amended: Step = { after: 4, play: amend };
const amendmentLodged: Step = {
  after: 4.5,
  play: (office) => moveFirstAmendment(office, 'lodge', 'AV-2026-0077'),
};

/** How far each of a few files has come, so that every screen can be seen; what shows most comes first, for the oldest. */
const courses: readonly (readonly Step[])[] = [
  [prepared, signed, agreementBack, lodged, accepted, amended, amendmentLodged],
  [prepared, signed, agreementBack, lodged, accepted],
  [prepared, signed],
  [prepared, signed, lodged, refused],
  [prepared, signed, lodged],
  [prepared],
];

/** The steps of one file; none of them where the rules have something against what the demo invents. */
const courseOf = (
  { at: agreedAt, match }: DemoMove,
  staff: SignedInActor,
  steps: readonly Step[],
  random: Random,
): Happening[] => {
  let isWhole = false;
  const filling: Happening = {
    at: new Date(agreedAt.getTime() + hour),
    play: async (past) => {
      isWhole = await fillIn({ past, staff, match }, random);
    },
  };
  const rest = steps.map(({ after, play }) => ({
    at: new Date(agreedAt.getTime() + after * day),
    play: async (past: Services) => {
      if (isWhole) await play({ past, staff, match });
    },
  }));
  return [filling, ...rest];
};

const isOver = (steps: readonly Step[], agreedAt: Date, now: Date): boolean =>
  steps.every(({ after }) => agreedAt.getTime() + (after + 0.5) * day < now.getTime());

/** A few contracts of this year that are on their way from complete to amended. */
export const planLaterFiles = (
  moves: readonly DemoMove[],
  staffOf: (move: DemoMove) => SignedInActor,
  { now, broken, random }: { now: Date; broken: readonly DemoMove[]; random: Random },
): Happening[] => {
  const agreed = moves
    .filter(
      (move) =>
        move.to === status.finalised &&
        move.match.candidate.session === 'current' &&
        move.match.need.contractType === 'apprentissage' &&
        !broken.includes(move),
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return courses.flatMap((steps, index) => {
    const move = agreed[index];
    if (!move || !isOver(steps, move.at, now)) return [];
    return courseOf(move, staffOf(move), steps, random.fork(`file ${index}`));
  });
};
