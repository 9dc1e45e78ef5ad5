import { sightOf, type Actor } from '@tandem/domain/accounts/access';
import { isStaff } from '@tandem/domain/accounts/roles';
import { auditColumns } from '@tandem/domain/audit/audit-words';
import { seesStill, type OrderedList } from '@tandem/domain/exports/export-state';
import { askedColumns, type FileCell, type FileColumn } from '@tandem/domain/exports/file-cell';
import { matchColumns } from '@tandem/domain/matches/match-columns';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { readAuditLines } from '../audit/index.ts';
import { renewCauses } from '../follow-up/index.ts';
import { filterOf, readMatchRows, wordsOf } from '../matches/index.ts';
import type { Services } from '../services.ts';
import { findPairs, keepPairs } from './export-pair-queries.ts';
import type { ExportRow } from './export-queries.ts';
import { saidOfJournal, saidOfMatches, type AuditQuery, type MatchQuery } from './said-filters.ts';

interface ReadRow {
  cells: FileCell[];
  /** Whom it names. */
  candidateId: number | null;
}

interface ReadPart {
  /** How many rows of the order were looked at: some of them may be gone. */
  read: number;
  rows: ReadRow[];
}

interface Source {
  /** What the rows are, in French; names the file. */
  name: string;
  title: string;
  mayRead: (actor: Actor) => boolean;
  titlesOf: (keys: readonly string[]) => string[];
  /** Which of its rows were asked for, in which order. */
  saidOf: (db: Queries, order: Pick<ExportRow, 'query'>) => Promise<[string, string][]>;
  /** What has to be true of the database before anything is read. */
  prepare?: (services: Pick<Services, 'db' | 'now' | 'version'>) => Promise<void>;
  read: (
    tx: Writes,
    order: Pick<ExportRow, 'id' | 'columns' | 'query' | 'sight'>,
    page: { limit: number; offset: number },
    means: Pick<Services, 'now' | 'places'>,
  ) => Promise<ReadPart>;
}

const titlesIn =
  <Row>(columns: readonly FileColumn<Row>[]) =>
  (keys: readonly string[]): string[] =>
    askedColumns(columns, keys).map(({ title }) => title);

const cellsOf = <Row>(
  columns: readonly FileColumn<Row>[],
  keys: readonly string[],
  row: Row,
): FileCell[] => askedColumns(columns, keys).map(({ value }) => value(row));

/** Of each list that the server makes files of: who may have it, and how its rows are read. */
export const sources: Record<OrderedList, Source> = {
  journal: {
    name: 'journal',
    title: 'Journal',
    mayRead: ({ kind }) => kind === 'superuser',
    titlesOf: titlesIn(auditColumns),
    saidOf: (_, { query }) => Promise.resolve(saidOfJournal(query as AuditQuery)),
    read: async (tx, { columns, query }, page) => {
      const lines = await readAuditLines(tx, {
        ...(query as AuditQuery),
        ...page,
      });
      const rows = lines.map((line) => ({
        cells: cellsOf(auditColumns, columns, line),
        candidateId: null,
      }));
      return { read: lines.length, rows };
    },
  },
  matches: {
    name: 'matchs',
    title: 'Matchs',
    mayRead: ({ kind }) => isStaff(kind),
    titlesOf: titlesIn(matchColumns),
    saidOf: (db, { query }) => saidOfMatches(db, query),
    // A file says of each match what is waited for, as the list does.
    prepare: renewCauses,
    read: async (tx, { id, columns, query, sight }, page, means) => {
      const { sort, q, ...asked } = query as MatchQuery;
      const filter = await filterOf(tx, means, asked, sight);
      // Kept in the transaction of the first part, and once: what is forgiven of words hangs on who else is there.
      if (page.offset === 0) {
        const words = await wordsOf(tx, q, sight);
        await keepPairs(tx, id, { ...filter, words }, { sort, now: means.now() });
      }
      const among = await findPairs(tx, id, page);
      const rows = await readMatchRows(tx, { ...filter, among }, means.now());
      return {
        read: among.length,
        rows: rows.map((row) => ({
          cells: cellsOf(matchColumns, columns, row),
          candidateId: row.candidateId,
        })),
      };
    },
  },
};

/** Whether whoever asked for a file may see all of it still. */
export const mayHave = (actor: Actor, order: Pick<ExportRow, 'account_id' | 'list' | 'sight'>) =>
  actor.accountId === order.account_id &&
  sources[order.list].mayRead(actor) &&
  seesStill(order.sight, sightOf(actor));
