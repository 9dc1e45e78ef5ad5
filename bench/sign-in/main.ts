/**
 * Whether the time of a refused sign-in tells a known address from an unknown one, through the whole server on the
 * embedded database: `npm run bench -- sign-in TRIES`.
 */
import path from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { hashPassword } from '../../server/src/platform/security/passwords/passwords.ts';
import { openServices } from '../../server/src/start.ts';
import {
  copyEmbeddedTemplate,
  makeEmbeddedTemplate,
} from '../../server/src/testing/database/template.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { median } from '../shared/statistics.ts';

const tries = Number(process.argv[2] ?? 100);
const warmUp = 10;

await makeEmbeddedTemplate();
const { dataDir, remove } = copyEmbeddedTemplate();
const onCrash = (error: Error) => {
  throw error;
};
const { services, close } = await openServices(
  readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
  onCrash,
);
const app = await buildApp(services, path.join(dataDir, 'no-web-client'));

/** Each try is that of an address and a host of its own: whoever fails again and again has to wait. */
const timeOfRefusal = async (email: string, host: number): Promise<number> => {
  const start = performance.now();
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/token/',
    remoteAddress: `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`,
    payload: { email, password: 'Faux-2026!' },
  });
  if (statusCode !== 401) throw new Error(`${email}: ${statusCode}`);
  return performance.now() - start;
};

try {
  await services.db.pool.query(
    `insert into accounts (kind, email, email_key, password_hash, created_at, registered_at)
     select 'staff', address, address, $1, now(), now()
     from generate_series(1, $2::int) n, lateral (select 'known' || n || '@exemple.fr' as address) a`,
    [await hashPassword('Vrai-2026!'), tries + warmUp],
  );
  const known: number[] = [];
  const unknown: number[] = [];
  for (let turn = 1; turn <= tries + warmUp; turn += 1) {
    const asKnown = async () => {
      known.push(await timeOfRefusal(`known${turn}@exemple.fr`, 2 * turn));
    };
    const asUnknown = async () => {
      unknown.push(await timeOfRefusal(`other${turn}@exemple.fr`, 2 * turn + 1));
    };
    // Neither is always the first.
    for (const ask of turn % 2 ? [asKnown, asUnknown] : [asUnknown, asKnown]) await ask();
  }
  const [ofKnown, ofUnknown] = [known, unknown].map((times) => median(times.slice(warmUp)));
  const pairs = known.map((time, turn) => time / (unknown[turn] ?? time)).slice(warmUp);
  printTable([
    ['a refused sign-in', 'tries', 'median, ms'],
    ['known address, wrong password', String(tries), (ofKnown ?? 0).toFixed(1)],
    ['unknown address', String(tries), (ofUnknown ?? 0).toFixed(1)],
  ]);
  console.log('');
  printFigure('sign_in_known_of_unknown', (ofKnown ?? 0) / (ofUnknown ?? 1), 'ratio');
  // What else the machine does meanwhile takes its time from both of a pair.
  printFigure('sign_in_known_of_unknown_in_pairs', median(pairs), 'ratio');
} finally {
  await app.close();
  await close();
  remove();
}
