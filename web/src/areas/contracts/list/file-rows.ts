import type { Answer } from '@tandem/contract';
import { addDays } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  fileStateKeys,
  fileStates,
  takesAgreement,
} from '@tandem/domain/contracts/signing/file-state';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { waitedFor } from '@tandem/domain/follow-up/contract-waits/contract-file-waits';
import { formatShortDay } from '../../../platform/format/dates.ts';
import type { Standing } from '../../follow-up/standing/standings.ts';
import { recordRows, type RecordRow } from '../../lists/record-rows.ts';
import { fileListMessages as messages } from './messages.ts';

export type ListedFile = Answer<'GET /lists/contract_files/'>['items'][number];

/** A contract file of the list of all of them. */
export type FileRow = RecordRow<ListedFile>;

/** Where a file stands, as the list tells it: also before it is begun, and once its enrolment is broken. */
const listedStates = { none: messages.notBegun, ...fileStates, broken: messages.broken };

export type ListedState = keyof typeof listedStates;

const order: readonly ListedState[] = ['none', ...fileStateKeys, 'broken'];

export const stateOf = ({ record }: FileRow): ListedState =>
  record.broken_on === null ? (record.state ?? 'none') : 'broken';

export const stateLabel = (state: string): string => listedStates[state as ListedState] ?? state;

export const stateRank = (state: string): number => order.indexOf(state as ListedState);

/** What the lists of people say of each, said of a file: its referent and tags are its candidate's. */
export const standingItemOf = (file: ListedFile) => ({
  id: file.id,
  account_id: file.account_id,
  stage: file.state ?? 'none',
  referent_id: file.referent_id,
  programme_ids: file.formation ? [file.formation.id] : [],
  tags: file.tags,
  waits: file.waits.map(({ kind }) => kind),
  late: [],
});

export const fileRowsOf = (
  files: readonly ListedFile[],
  standings: ReadonlyMap<number, Standing>,
): FileRow[] => recordRows('f', files, standings);

export const nameOf = ({ record }: FileRow): string => record.candidate.name;

/** What a file is found by. */
export const searchedText = ({ record }: FileRow): string =>
  [record.candidate.name, record.company.name, record.need.name, record.formation?.name].join(' ');

/** « Contrat à signer (Candidat) » */
export const waitsOf = ({ record }: FileRow): string =>
  record.waits
    .map(({ kind, of }) => messages.waitsWith(waitKinds[kind].label, waitedFor[of]))
    .join(', ');

/** The first of the days before which something of the file is to be done; null where law sets none. */
export const limitOf = ({ record }: FileRow): string | null =>
  record.waits.reduce<string | null>(
    (first, { limit }) => (limit !== null && (first === null || limit < first) ? limit : first),
    null,
  );

export type Urgency = 'over' | 'week';

const currentDay = (): string => parisClock(new Date()).day;

/** How near that day is, seen from `today`; nothing where it is further away. */
export const urgencyOf = (row: FileRow, today?: string): Urgency | null => {
  const limit = limitOf(row);
  if (limit === null) return null;
  const seenFrom = today ?? currentDay();
  if (limit > addDays(seenFrom, 7)) return null;
  return limit < seenFrom ? 'over' : 'week';
};

/** That day as it is read, with the word for one that has passed; empty where there is none. */
export const limitText = (row: FileRow): string => {
  const limit = limitOf(row);
  if (limit === null) return '';
  return urgencyOf(row) === 'over' ? messages.isOver(limit) : formatShortDay(limit);
};

/** Whether the training agreement is there; null where it is not to be signed yet, or no longer. */
export const agreementStateOf = (row: FileRow): 'there' | 'missing' | null => {
  const state = stateOf(row);
  if (row.record.agreement_on !== null) return 'there';
  return state === 'none' || state === 'broken' || !takesAgreement(state) ? null : 'missing';
};

/** What the files on show come to. */
export const totalsOf = (rows: readonly FileRow[], today?: string) => {
  const count = (...states: ListedState[]) =>
    rows.filter((row) => states.includes(stateOf(row))).length;
  return {
    prepared: count('none', 'open'),
    toSign: count('complete'),
    toLodge: count('signed', 'refused'),
    over: rows.filter((row) => urgencyOf(row, today) === 'over').length,
  };
};
