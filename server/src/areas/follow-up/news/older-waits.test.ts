import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pair } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropSchema } from '../../../platform/database/load.ts';
import { listMigrations, migrate } from '../../../platform/database/migrate.ts';
import { runnersOf } from '../../../runners.ts';
import { addFirstWaits, sealFirstSheet } from '../../../testing/database/first-version.ts';
import {
  openSomeDatabase,
  someDatabase,
  type SomeDatabase,
} from '../../../testing/database/template.ts';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import { openContractFile } from '../../contracts/index.ts';
import { beginFollowUp } from '../../../testing/follow-up/begin-follow-up.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const own = fileURLToPath(new URL('../../../platform/database/migrations/', import.meta.url));

/** A Tuesday, 10:00 in Paris: four days after the first version was last used. */
const clock = standingClock('2026-11-24T09:00:00Z');

let some: SomeDatabase;
let server: TestServer;
let finalised: Pair;

/** A database of the first version, with people who have waited for weeks, as the last one finds it. */
beforeAll(async () => {
  some = await someDatabase();
  const db = await openSomeDatabase(some, { upToDate: false });
  await db.transaction((tx) => dropSchema(tx));
  const [first = ''] = await listMigrations();
  const folder = path.join(some.dataDir, 'migrations');
  mkdirSync(folder);
  copyFileSync(path.join(own, first), path.join(folder, first));
  await migrate(db.pool, pathToFileURL(`${folder}/`));
  await addFirstWaits(db.read);
  await migrate(db.pool);
  await db.close();
  server = await startTestServer({}, { on: some, now: clock.now, jobsWait: true });
  finalised = await sealFirstSheet(server.services, completeContractSheet());
  await beginFollowUp(server, clock.now(), {
    older_told_at: null,
    staff_told_until: clock.now(),
  });
});

afterAll(async () => {
  await server.close();
  await some.remove();
});

/** All that the product does by itself within a day, without anybody's doing. */
const tick = async (): Promise<void> => {
  const runners = runnersOf(server.services);
  const { signal } = new AbortController();
  for (const kind of [
    'date-enrolments',
    'follow-up',
    'remind-meetings',
    'return-set-aside',
    'retention',
    'renew-causes',
  ] as const)
    await runners[kind]({}, 1, signal);
};

const sentTo = async () => {
  const rows = await server.services.db.read
    .selectFrom('messages')
    .select(['recipient', 'subject', 'text'])
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ recipient }) => recipient);
};

test('whoever waited before an update is written to by nobody; the staff get it in one message, once', async () => {
  await tick();
  const first = await sentTo();
  expect([...first.keys()]).toEqual(['root@exemple.fr', 'manager@exemple.fr']);
  const listed = (email: string) =>
    first
      .get(email)
      ?.map(({ subject, text }) => [
        subject,
        text.split('\n').filter((line) => line.startsWith('•')),
      ]);
  expect(listed('root@exemple.fr')).toEqual([
    [
      'Ce qui attendait déjà\u00A0: 14 attentes à voir',
      [
        '• Inscription attendue\u00A0: 2, depuis le 21 septembre 2026',
        '• Fiche à compléter\u00A0: 2, depuis le 1er octobre 2026',
        '• Partie du candidat à remplir pour le contrat\u00A0: 2, depuis le 21 octobre 2026',
        '• Test du candidat à passer\u00A0: 1, depuis le 11 octobre 2026',
        '• Test du tuteur à passer\u00A0: 1, depuis le 12 octobre 2026',
        '• Réponse de l’entreprise attendue\u00A0: 1, depuis le 16 octobre 2026',
        '• Réponse du candidat attendue\u00A0: 1, depuis le 21 octobre 2026',
        '• Contrat à préparer par l’entreprise\u00A0: 1, depuis le 21 octobre 2026',
        '• Partie du centre à remplir pour le contrat\u00A0: 1, depuis le 21 octobre 2026',
        '• Dossier de contrat à compléter par l’entreprise\u00A0: 1, depuis le 21 octobre 2026',
        '• Candidat sans match\u00A0: 1, depuis le 12 octobre 2026',
      ],
    ],
  ]);
  // Of the programme that they look after.
  expect(listed('manager@exemple.fr')).toEqual([
    [
      'Ce qui attendait déjà\u00A0: 5 attentes à voir',
      [
        '• Réponse de l’entreprise attendue\u00A0: 1, depuis le 16 octobre 2026',
        '• Réponse du candidat attendue\u00A0: 1, depuis le 21 octobre 2026',
        '• Contrat à préparer par l’entreprise\u00A0: 1, depuis le 21 octobre 2026',
        '• Partie du candidat à remplir pour le contrat\u00A0: 1, depuis le 21 octobre 2026',
        '• Dossier de contrat à compléter par l’entreprise\u00A0: 1, depuis le 21 octobre 2026',
      ],
    ],
  ]);
  const bell = await server.services.db.read
    .selectFrom('notifications')
    .select(['account_id', 'text'])
    .orderBy('id')
    .execute();
  expect(bell.map(({ text }) => text.slice(0, 13))).toEqual(['14 attentes d', '5 attentes d’']);
  // The days on which reminders of what begins that day would leave, and a need be set aside.
  for (const days of [1, 2, 4, 3, 5, 7, 9, 14, 15]) {
    clock.pass(days, 'days');
    await tick();
  }
  expect(await sentTo()).toEqual(first);
});

test('a match that the first version finalised has an open contract file, as complete as it is', async () => {
  const { db } = server.services;
  const file = await openContractFile(server.services, db.read, finalised);
  expect(file?.values).toEqual(completeContractSheet());
  expect(file?.finalisedAt).not.toBeNull();
  const { rows } = await db.pool.query(
    `select s.state, s.lacks, e.begins_on, e.ends_on from contract_sheets s join enrolments e using (applicant_id, offer_id)`,
  );
  expect(rows).toEqual([
    {
      state: 'open',
      lacks: expect.arrayContaining(['company', 'candidate']),
      begins_on: '2026-09-01',
      ends_on: '2028-08-31',
    },
  ]);
});
