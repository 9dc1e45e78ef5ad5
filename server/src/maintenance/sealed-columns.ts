import { contextOfSheet } from '@tandem/domain/contracts/file/sealed-context';
import type { Selectable } from 'kysely';
import type { Tables } from '../platform/database/tables/tables.ts';
import { pairOfRow } from '../platform/database/queries/pair-of-row.ts';
import { contextOfDevice } from '../platform/push/device-queries.ts';
import { contextOfPushKeys } from '../platform/push/push-keys.ts';
import { contextOfForgetting, contextOfSecondFactor } from '../areas/accounts/index.ts';
import { contextOfAmendment, contextOfContact, contextOfScan } from '../areas/contracts/index.ts';
import { contextOfKey, contextOfWebhook } from '../areas/machines/index.ts';

/** A column that only the key of the server opens. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The primary key. */
  key: readonly string[];
  /** What else tells for what a row is sealed. */
  context: readonly string[];
  contextOf: (row: Readonly<Record<string, unknown>>) => string;
}

type ColumnOf<Table extends keyof Tables> = keyof Selectable<Tables[Table]> & string;

const sealedColumn = <
  Table extends keyof Tables,
  Key extends ColumnOf<Table>,
  Context extends ColumnOf<Table> = never,
>(
  table: Table,
  {
    column,
    key,
    context = [],
    contextOf,
  }: {
    column: ColumnOf<Table>;
    key: readonly Key[];
    context?: readonly Context[];
    contextOf: (row: Pick<Selectable<Tables[Table]>, Key | Context>) => string;
  },
): SealedColumn => ({
  table,
  column,
  key,
  context,
  contextOf: contextOf as SealedColumn['contextOf'],
});

/** Every column that is sealed. A test holds it to the database. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedColumn('contract_sheets', {
    column: 'sealed',
    key: ['applicant_id', 'offer_id'],
    contextOf: (row) => contextOfSheet(pairOfRow(row)),
  }),
  // The keys of signed papers, which stay what they are: no file is written anew.
  sealedColumn('contract_scans', {
    column: 'sealed_key',
    key: ['id'],
    context: ['name'],
    contextOf: ({ name }) => contextOfScan(name),
  }),
  sealedColumn('contract_amendments', {
    column: 'sealed',
    key: ['id'],
    context: ['applicant_id', 'offer_id', 'number'],
    contextOf: ({ number, ...row }) => contextOfAmendment(pairOfRow(row), number),
  }),
  sealedColumn('part_links', {
    column: 'sealed',
    key: ['id'],
    context: ['applicant_id', 'offer_id', 'party'],
    contextOf: ({ party, ...row }) => contextOfContact(pairOfRow(row), party),
  }),
  sealedColumn('machine_keys', {
    column: 'sealed',
    key: ['id'],
    context: ['prefix'],
    contextOf: ({ prefix }) => contextOfKey(prefix),
  }),
  sealedColumn('webhooks', {
    column: 'sealed',
    key: ['id'],
    context: ['uid'],
    contextOf: ({ uid }) => contextOfWebhook(uid),
  }),
  sealedColumn('second_factors', {
    column: 'sealed',
    key: ['account_id'],
    contextOf: ({ account_id: id }) => contextOfSecondFactor(id),
  }),
  sealedColumn('push_keys', {
    column: 'sealed',
    key: ['id'],
    contextOf: () => contextOfPushKeys,
  }),
  sealedColumn('push_devices', {
    column: 'sealed',
    key: ['id'],
    context: ['fingerprint'],
    contextOf: ({ fingerprint }) => contextOfDevice(fingerprint),
  }),
  sealedColumn('forgettings', {
    column: 'sealed',
    key: ['uid'],
    contextOf: ({ uid }) => contextOfForgetting(uid),
  }),
];
