/**
 * How long the audit log takes among so many lines: its first page and the number of lines that the filters leave, by each
 * filter and in each order. On a PostgreSQL server when TEST_DATABASE_URL or DATABASE_URL names one (in a database of its
 * own), and on the embedded one. `npm run bench -- audit-log LINES`; 200,000 unless told.
 */
import { auditActionKeys } from '@tandem/domain/audit/audit-log';
import {
  countAuditLog,
  findAuditLog,
  type AuditLogFilter,
} from '../../server/src/areas/audit/audit-search-queries.ts';
import type { AuditLogSort } from '../../server/src/areas/audit/audit-order.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { onBothDatabases } from '../shared/databases.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { medianTime } from '../shared/statistics.ts';

const lines = Number(process.argv[2] ?? 200_000);
const turns = 5;

const deeds = auditActionKeys.map((key) => `'${key}'`).join(', ');

/** A tenth as many people as lines at most; one line of eight is of a list, and every hundredth names whom an export held. */
const people = Math.max(10, Math.min(5000, Math.floor(lines / 10)));

const fill = `
  insert into accounts (kind, email, email_key, first_name, last_name, created_at, registered_at)
    select case when i <= 20 then 'staff' when i % 10 = 0 then 'company' else 'applicant' end,
      'personne.' || i || '@exemple.fr', 'personne.' || i || '@exemple.fr',
      (array['Zoé', 'Léa', 'Hugo', 'Inès', 'Jean-Baptiste', 'Maëlle', 'Noé'])[1 + i % 7],
      'Martin ' || substr(md5(i::text), 1, 5), now(), now()
    from generate_series(1, ${people}) i;
  insert into companies (account_id, name) select id, 'Maison ' || last_name
    from accounts where kind = 'company';
  insert into journal
      (at, deed, actor_id, actor_role, person_id, person_kind, list, items, request_id)
    select now() - i * interval '1 minute', (array[${deeds}])[1 + i % ${auditActionKeys.length}],
      1 + i % ${people}, 'staff',
      case when i % 8 = 0 then null else 1 + (i * 7) % ${people} end, 'applicant',
      case when i % 8 = 0 then 'candidates' when i % 100 = 1 then 'matches' end, 12, 'bench'
    from generate_series(1, ${lines}) i;
  analyze`;

const all: AuditLogFilter = { since: null, until: null };
const month = new Date(Date.now() - 30 * 86_400_000);

const searches: readonly (readonly [string, AuditLogFilter, AuditLogSort])[] = [
  ['all, newest first', all, '-at'],
  ['oldest first', all, 'at'],
  ['by action', all, 'deed'],
  ['by role', all, 'role'],
  ['by actor', all, 'who'],
  ['by person', all, 'whose'],
  ['about somebody', { ...all, person: 'personne.77@exemple.fr' }, '-at'],
  ['by an actor', { ...all, actor: 'personne.7@exemple.fr' }, '-at'],
  ['of a kind', { ...all, kind: 'export' }, '-at'],
  ['an action', { ...all, deed: 'export_list' }, '-at'],
  ['30 days', { ...all, since: month }, '-at'],
];

const search = async ({ read }: Database, filter: AuditLogFilter, sort: AuditLogSort) => {
  await findAuditLog(read, filter, { sort, limit: 100, offset: 0 });
  await countAuditLog(read, filter);
};

await onBothDatabases(async (db) => {
  await db.pool.query(fill);
  const table = [['audit log', 'first page and count']];
  for (const [name, filter, sort] of searches) {
    const time = await medianTime(turns, () => search(db, filter, sort));
    table.push([name, `${time.toFixed(0)} ms`]);
    printFigure(`${db.kind}_${name.replaceAll(/\W+/g, '_')}`, time, 'ms');
  }
  console.log(`\n${lines} lines, ${db.kind} database`);
  printTable(table);
});
