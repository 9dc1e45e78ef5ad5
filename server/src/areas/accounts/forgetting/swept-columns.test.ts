import { contextOfSheet } from '@tandem/domain/contracts/file/sealed-context';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { leftAlone } from '../../../testing/database/columns-left-alone.ts';
import { fillTables } from '../../../testing/database/plausible-rows.ts';
import { tablesWith } from '../../../testing/database/tables-with.ts';
import { addCandidate, addCompany, addNeed, drawing } from '../../../testing/fixtures/by-rows.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { addAccount } from '../account-queries.ts';
import { removeAccounts } from '../erase-account.ts';
import { runForgetting } from './run-forgetting.ts';
import { bornOf, columnsOf, sweptColumns } from './swept-columns.ts';

const swept = Object.entries(sweptColumns).flatMap(([table, one]) =>
  columnsOf(one).map((column) => `${table}.${column}`),
);

/** On both databases: nothing of a person may be left in either. */
describe('what others wrote of somebody who is forgotten', () => {
  let server: TestServer;
  const query = (text: string, values: unknown[] = []) =>
    server.services.db.pool.query<Record<string, never>>(text, values);

  beforeAll(async () => {
    server = await startTestServer({}, { jobsWait: true });
    await fillTables(server.services.db.read, 0);
  });

  afterAll(() => server.close());

  test('is looked for in each column of text that does not name its values, or there is a reason', async () => {
    const { rows } = await query(
      `select t.relname || '.' || a.attname as name from pg_class t join pg_attribute a on a.attrelid = t.oid
       where t.relnamespace = 'public'::regnamespace and t.relname not like 'schema_migrations%' and t.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
         and format_type(a.atttypid, null) in ('text', 'text[]', 'character varying', 'json', 'jsonb') and not exists (
           select from pg_constraint c where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum]
             and pg_get_constraintdef(c.oid) ~ '(ANY \\(ARRAY\\[|= '')')`,
    );
    const known = [
      ...swept,
      ...Object.values(leftAlone).flatMap((names) => names.trim().split(/\s+/)),
    ];
    expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
    expect(rows.map(({ name }) => String(name)).toSorted()).toEqual(known.toSorted());
  });

  const people = {
    candidate: ['Zoé Xoquill d’Arvel', "XOQUILL D'ARVEL Zoe", 'ZOÉ-XOQUILL DARVEL'],
    guardian: ['Odîlon Brisquemal', 'BRISQUEMAL Odilon', 'Odi\u0302lon\u00A0Brisquemal'],
    contact: ['Ysaline Troc-Bellec', 'TROC BELLEC Ysaline', 'ysaline_trocbellec'],
    tutor: ['Éloi N’Varœnne', 'eloi.nvaroenne', "N'VARŒNNE ÉLOI"],
  };
  const common = 'Paul Grandcommun';

  const erase = async (accounts: readonly number[]) => {
    const { services } = server;
    await services.db.transaction((tx) => removeAccounts(services, tx, accounts));
    await runForgetting(services, new AbortController().signal);
  };

  /** The job is killed after each of its writes, and begun anew. */
  const eraseInPieces = async (accounts: readonly number[]) => {
    const { services } = server;
    const { db } = services;
    await db.transaction((tx) => removeAccounts(services, tx, accounts));
    const waiting = async () => (await query('select uid from forgettings')).rows.length;
    const before = await waiting();
    for (let kills = 0; (await waiting()) === before; kills += 1) {
      let held = 0;
      const transaction: Database['transaction'] = (work) => {
        if ((held += 1) > 1) throw new Error('killed');
        return db.transaction(work);
      };
      const killed = { ...services, db: { ...db, transaction } };
      await runForgetting(killed, new AbortController().signal).catch(() => {});
      expect(kills).toBeLessThan(100);
    }
  };

  /** More than are looked through at a time, by one number and by two. */
  const addMany = async () => {
    await query(
      `insert into messages (channel, recipient, subject, text, created_at, state)
       select 'mail', 'autre' || serial || '@exemple.example', '', '', now(), 'sent' from generate_series(1, 1050) serial`,
    );
    await query(
      `insert into import_rows (import_id, position, line, if_known, details)
       select (select min(id) from imports), 10000 + serial, serial, 'skip', '{}' from generate_series(1, 1050) serial`,
    );
  };

  /** The same words in each column of each row that is there. */
  const plant = async (words: string) => {
    for (const [table, one] of Object.entries(sweptColumns))
      for (const column of columnsOf(one)) {
        const value = one.values?.includes(column)
          ? JSON.stringify({ one: { two: [`\n${words}`] } })
          : one.searches?.includes(column)
            ? new URLSearchParams({ q: words }).toString()
            : words;
        // A text may be what tells rows apart.
        const apart = one.texts?.includes(column) ? `|| ' ; ' || ${bornOf(table, one).column}` : '';
        await query(`update ${table} set ${column} = $1 ${apart}`, [value]);
      }
  };

  /** Two of those who are there anyway, of one contract: one leaves with whom their contract names. */
  const someContract = async (): Promise<[number, number]> => {
    const { db, vault } = server.services;
    const { rows } = await query(
      `select applicants.account_id, applicant_id, offer_id, company_id from contract_sheets
       join applicants on applicants.id = applicant_id join offers on offers.id = offer_id limit 1`,
    );
    const {
      account_id: owner = 0,
      applicant_id: candidateId = 0,
      offer_id: needId = 0,
      company_id: companyId = 0,
    } = rows[0] ?? {};
    const house = await db.transaction((tx) =>
      addAccount(tx, {
        kind: 'company',
        email: 'maison@exemple.example',
        registeredAt: new Date(),
        at: new Date(),
      }),
    );
    const sealed = vault.seal(
      JSON.stringify({ guardian_name: `Mme ${people.guardian[0]}` }),
      contextOfSheet({ candidateId, needId }),
    );
    await query(
      'update contract_sheets set sealed = $1 where applicant_id = $2 and offer_id = $3',
      [sealed, candidateId, needId],
    );
    await query(
      `update accounts set first_name = 'Zoé', last_name = 'Xoquill d’Arvel' where id = $1`,
      [owner],
    );
    await query('update companies set contact_name = $1', [common]);
    await query('update companies set account_id = $1, contact_name = $2 where id = $3', [
      house,
      `Mme ${people.contact[0]} (gérante)`,
      companyId,
    ]);
    await query(
      `update offers set tutor_first_name = 'Paul', tutor_last_name = 'Grandcommun' where company_id = $1`,
      [companyId],
    );
    await query(
      `update offers set tutor_first_name = 'Éloi', tutor_last_name = 'N’Varœnne' where id = $1`,
      [needId],
    );
    return [owner, house ?? 0];
  };

  /** Each is a word pair of everyday, a place, a company or somebody else beside the names of those who leave. */
  const ordinary = [
    'Vu avec Marie. Petit bémol',
    'Bonjour Marie, Petit rappel',
    'Une page blanche, et Blanche. Page deux',
    'Vu Jean-Paul Martin, Paul Martin-Dupont et Anne Paul Martin',
    'Lycée professionnel Paul Martin, 3 place du Docteur Paul Martin',
    'Jean Martin. Paul arrive',
    'Lieu : à définir, nom : À Définir',
    'Appeler la Directrice et Mme La Directrice',
    'Bac Pro ou BAC PRO ou bac pro',
    'Assistant Commercial',
    'Test Candidat',
    'Alternant – Pierre Fabre',
    '2 fois par an le lundi',
  ];

  /** None of them has done anything yet: whatever goes is what others wrote. */
  const addOrdinary = async (): Promise<number[]> => {
    const { services } = server;
    const draw = drawing(5);
    const { rows } = await query(
      'select sessions.id, formations.id as programme from sessions, formations limit 1',
    );
    const where = { sessionId: Number(rows[0]?.id), programmeIds: [Number(rows[0]?.programme)] };
    const rename = (id: number, first: string, last: string, isRegistered: boolean) =>
      query(
        `update accounts set first_name = $2, last_name = $3, registered_at = case when $4 then registered_at end where id = $1`,
        [id, first, last, isRegistered],
      );
    const candidates: number[] = [];
    for (const [name, isRegistered] of [
      ['Marie Petit', true],
      ['Blanche Page', true],
      ['Paul Martin', true],
      ['Pierre Fabre', true],
      ['An Le', true],
      ['Test Candidat', true],
      ['Bac Pro', false],
      ['Assistant Commercial', false],
    ] as const) {
      const { accountId } = await addCandidate(services, where, draw);
      const [first = '', last = ''] = name.split(' ');
      await rename(accountId, first, last, isRegistered);
      candidates.push(accountId);
    }
    const { accountId, companyId } = await addCompany(services, draw);
    const needId = await addNeed(services, companyId, where, draw);
    await rename(accountId, '', '', true);
    await query(`update companies set contact_name = 'Mme la Directrice' where id = $1`, [
      companyId,
    ]);
    await query(
      `update offers set tutor_first_name = 'À', tutor_last_name = 'définir' where id = $1`,
      [needId],
    );
    await query(
      `update companies set name = 'Pierre Fabre Médicament' where id = (select min(id) from companies)`,
    );
    return [accountId, ...candidates];
  };

  const withWords = async (name: string, words: string, isLater: string) =>
    Number(
      (
        await query(
          `select count(*)::int as count from ${name} t where strpos(t::text, $1) > 0 and ${isLater}`,
          [words],
        )
      ).rows[0]?.['count'],
    );

  test('stays in each row that came after they had gone, whose name it can only be', async () => {
    const { services } = server;
    const { accountId } = await addCompany(services, drawing(9));
    const contact = 'Solenn Vauquelin-Strade';
    await query('update companies set contact_name = $1 where account_id = $2', [
      contact,
      accountId,
    ]);
    await services.db.transaction((tx) => removeAccounts(services, tx, [accountId]));
    const highest = new Map<string, number>();
    for (const [name, table] of Object.entries(sweptColumns)) {
      const { column } = bornOf(name, table);
      const { rows } = await query(`select coalesce(max(${column}), 0) as born from ${name}`);
      highest.set(name, Number(rows[0]?.['born']));
    }
    await fillTables(services.db.read, 1);
    await plant(contact);
    await runForgetting(services, new AbortController().signal);
    const grown: string[] = [];
    for (const [name, table] of Object.entries(sweptColumns)) {
      const isLater = `${bornOf(name, table).column} > ${highest.get(name)}`;
      expect([name, await withWords(name, contact, `not (${isLater})`)]).toEqual([name, 0]);
      const later = await withWords(name, '', isLater);
      expect([name, await withWords(name, contact, isLater)]).toEqual([name, later]);
      if (later > 0) grown.push(name);
    }
    expect(grown).toEqual(Object.keys(sweptColumns));
  });

  test('stays where it names nobody, or somebody else', async () => {
    const accounts = await addOrdinary();
    await plant(ordinary.join(' ; '));
    await erase(accounts);
    for (const words of ordinary)
      expect([words, await tablesWith(server, words)]).toEqual([
        words,
        Object.keys(sweptColumns).toSorted(),
      ]);
  });

  test('goes however it is spelled, from each column, also of whom their contracts name', async () => {
    const accounts = await someContract();
    await addMany();
    await plant([...Object.values(people).flat(), common].join(', '));
    expect(await tablesWith(server, 'brisquemal')).toEqual(
      expect.arrayContaining(Object.keys(sweptColumns)),
    );
    await eraseInPieces(accounts);
    for (const name of ['rvel', 'brisquemal', 'bellec', 'varoenne', 'varœnne', 'éloi'])
      expect([name, await tablesWith(server, name)]).toEqual([name, []]);
    const writtenAnew = Object.entries(sweptColumns).filter(
      ([, { sweep }]) => sweep === 'written anew',
    );
    expect(await tablesWith(server, '(compte supprimé)')).toEqual(
      writtenAnew.map(([table]) => table).toSorted(),
    );
    // Whom two companies name stays with the other.
    expect(await tablesWith(server, common)).toEqual(
      expect.arrayContaining(['notes', 'companies']),
    );
  });
});
