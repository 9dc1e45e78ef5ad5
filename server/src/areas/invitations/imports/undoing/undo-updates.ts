import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import {
  handOn,
  keptReason,
  putBack,
  type Replaceable,
  type Replaced,
  type Why,
} from '@tandem/domain/invitations/import/replaced';
import { lastDeeds } from '../../../../platform/audit-log/audit-queries.ts';
import type { Writes } from '../../../../platform/database/database.ts';
import type { JobData } from '../../../../platform/queue/job-data.ts';
import { rescoreAll, rescoreSessions } from '../../../../scoring/live/request-rescore.ts';
import type { Services } from '../../../services.ts';
import { stillThere } from '../fill-sheets.ts';
import { lockCompleted, type Completed, subjectOf } from './note-replaced.ts';
import {
  findCompleted,
  findReplaced,
  noteHanded,
  noteUndone,
  removeNotes,
  writeBack,
  type ReplacedRow,
} from './undo-queries.ts';

interface Undone {
  id: number;
  kind: ImportKind;
}

/** By which whoever has a sheet, or fills it in for them, has said that what stands in it is right. */
const sheetDeeds = [
  'save_candidate',
  'fill_candidate',
  'save_company',
  'fill_company',
  'confirm_record',
] as const;

/** What the staff alone see has been seen by nobody who has registered. */
const ofStaff: ReadonlySet<string> = new Set(['referent_id', 'source']);

const named = {
  referent_id: 'accounts',
  formation_id: 'formations',
  session_id: 'sessions',
} as const;

type Named = keyof typeof named;

const isNamed = (column: Replaceable): column is Named => column in named;

const ofImport = ({ id }: Undone, rows: readonly ReplacedRow[]): ReplacedRow[] =>
  rows.filter((row) => row.import_id === id);

/** Whose number an import replaced may be gone by now. */
const findNamed = async (
  tx: Writes,
  rows: readonly ReplacedRow[],
): Promise<Record<Named, ReadonlySet<unknown>>> => {
  const thereOf = (column: Named) =>
    stillThere(
      tx,
      named[column],
      rows.map(({ replaced }) => replaced[column]?.[0] as number | null | undefined),
    );
  return {
    referent_id: await thereOf('referent_id'),
    formation_id: await thereOf('formation_id'),
    session_id: await thereOf('session_id'),
  };
};

const noteKept = async (
  tx: Writes,
  rows: readonly ReplacedRow[],
  others: readonly ReplacedRow[],
): Promise<{ removed: number; why: Why | null }> => {
  const held = new Set(others.flatMap(({ note_ids: ids }) => ids));
  const own = [...new Set(rows.flatMap(({ note_ids: ids }) => ids))];
  const { removed, left } = await removeNotes(
    tx,
    own.filter((id) => !held.has(id)),
  );
  if (left > 0) return { removed, why: 'changed' };
  return { removed, why: own.some((id) => held.has(id)) ? 'retold' : null };
};

/** What rows of the import have replaced, the last first, without what later imports of the same person have told since. */
const ownSteps = async (
  tx: Writes,
  rows: readonly ReplacedRow[],
  importId: number,
): Promise<{ steps: Replaced[]; retold: Replaceable[] }> => {
  const steps: Replaced[] = [];
  const retold: Replaceable[] = [];
  const later: ReplacedRow[] = [];
  for (const row of rows) {
    if (row.import_id !== importId) {
      // The nearest first.
      later.unshift(row);
      continue;
    }
    const handed = handOn(
      row.replaced,
      later.map(({ replaced }) => replaced),
    );
    for (const [at, one] of later.entries()) {
      const replaced = handed.later[at] ?? one.replaced;
      if (replaced === one.replaced) continue;
      later[at] = { ...one, replaced };
      await noteHanded(tx, one, replaced);
    }
    steps.push(handed.left);
    retold.push(...handed.retold);
  }
  return { steps, retold };
};

interface Account {
  id: number;
  person: Completed;
  /** Of all imports that are not taken back, the last first. */
  rows: readonly ReplacedRow[];
  savedAt: Date | undefined;
}

const seenSince = (
  since: Date,
  { registeredAt }: Completed,
  savedAt: Date | undefined,
): Why | null => {
  if (registeredAt !== null && registeredAt > since) return 'registered';
  return savedAt !== undefined && savedAt > since ? 'saved' : null;
};

/** How many rows are as before, and whether anything is another than it was until now. */
const undo = async (
  tx: Writes,
  undone: Undone,
  { id, person, rows, savedAt }: Account,
  there: Record<Named, ReadonlySet<unknown>>,
): Promise<{
  restored: number;
  isTouched: boolean;
  isOfSheet: boolean;
  /** The session that a candidate leaves by it. */
  left: number | null;
}> => {
  const own = ofImport(undone, rows);
  const { steps, retold } = await ownSteps(tx, rows, undone.id);
  const seen = seenSince(own.at(-1)?.replaced_at ?? new Date(0), person, savedAt);
  const { values, kept: resting } = putBack(steps, person.values, (column, before) => {
    if (isNamed(column) && before !== null && !there[column].has(before)) return 'gone';
    return ofStaff.has(column) ? null : seen;
  });
  await writeBack(tx, undone.kind, id, values);
  const others = rows.filter((row) => !own.includes(row));
  const note = await noteKept(tx, own, others);
  const kept = new Map<Replaceable | 'note', Why>(resting);
  for (const column of retold) kept.set(column, 'retold');
  if (note.why !== null) kept.set('note', note.why);
  await noteUndone(tx, own, kept.size === 0 ? null : keptReason(kept));
  const columns = Object.keys(values);
  return {
    restored: kept.size === 0 ? own.length : 0,
    isTouched: columns.length > 0 || note.removed > 0,
    isOfSheet: columns.some((column) => !ofStaff.has(column)),
    left: 'session_id' in values ? (person.values.session_id as number | null) : null,
  };
};

/**
 * Puts back what an import replaced, of some people: where nobody has written since and no later import tells the same, and of what
 * is theirs to see only for those who have neither registered nor saved their sheet since. Answers how many rows are as before, and
 * whose data is another than it was.
 */
export const undoSome = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
  undone: Undone,
  limit: number,
): Promise<{ isMore: boolean; restored: number; touched: number[] }> => {
  const ids = await findCompleted(tx, undone.id, limit);
  const people = await lockCompleted(tx, undone.kind, ids);
  // Only now: whoever completes or takes back the same people has ended, or waits.
  const rows = await findReplaced(tx, ids);
  const rowsOf = Map.groupBy(rows, (row) => row.account_id);
  const there = await findNamed(tx, rows);
  const saved = await lastDeeds(tx, ids, sheetDeeds);
  const touched: number[] = [];
  const rescored: JobData['rescore'][] = [];
  const left: (number | null)[] = [];
  let restored = 0;
  for (const id of ids) {
    const [person, ofAll] = [people.get(id), rowsOf.get(id) ?? []];
    if (!person) {
      await noteUndone(tx, ofImport(undone, ofAll), 'Fiche introuvable');
      continue;
    }
    const account = { id, person, rows: ofAll, savedAt: saved.get(id) };
    const done = await undo(tx, undone, account, there);
    restored += done.restored;
    if (done.isTouched) touched.push(id);
    if (!done.isOfSheet || !person.hasSheet) continue;
    rescored.push(subjectOf(undone.kind, person.recordId));
    left.push(done.left);
  }
  await rescoreAll(services, tx, rescored);
  await rescoreSessions(services, tx, left);
  return { isMore: ids.length === limit, restored, touched };
};
