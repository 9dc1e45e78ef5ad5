// A program of its own that writes rows into the embedded database of a folder, and prints each number once it has been
// stored: `node embedded-writer.ts FOLDER FIRST COUNT`.
import { openEmbedded } from '../../platform/database/embedded/open.ts';

const [, , dataDir = '', first = '0', count = '0'] = process.argv;

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const write = async (): Promise<void> => {
  const types = { getTypeParser: () => (value: string) => value };
  const { pool, close } = await openEmbedded({ dataDir, durable: true, types, onCrash: fail });
  await pool.query('create table if not exists written (number int primary key, text text)');
  process.stdout.write('ready\n');
  for (let number = Number(first); number < Number(first) + Number(count); number += 1) {
    await pool.query('insert into written values ($1, $2)', [number, 'x'.repeat(500)]);
    process.stdout.write(`${number}\n`);
  }
  await close();
};

write().catch(fail);
