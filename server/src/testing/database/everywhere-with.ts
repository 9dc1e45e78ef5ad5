import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestServer } from '../product/test-server.ts';

/** What a mail file says, whichever way its parts are written. */
const decoded = (file: string): string => {
  const raw = readFileSync(file, 'latin1');
  const plain = raw.replaceAll('=\r\n', '').replaceAll('\r\n ', '');
  const packed = Array.from(raw.matchAll(/(?:^[\w+/]{20,}={0,2}\r?$\n?)+/gm), ([block]) =>
    Buffer.from(block, 'base64').toString('utf8').replaceAll('\r\n ', ''),
  );
  return [plain, ...packed].join('\n');
};

const holds = (file: string, word: string): boolean =>
  readFileSync(file, 'latin1').toLowerCase().includes(word.toLowerCase());

/**
 * Every table, the queue's included and what is packed in bytes, every file of the outbox and every stored file, in which a word
 * stands; of stored files those that are not packed, such as the resumes of the tests.
 */
export const everywhereWith = async (
  { services, dataDir }: TestServer,
  word: string,
): Promise<string[]> => {
  const { pool } = services.db;
  const { rows: columns } = await pool.query<{ place: string; name: string; type: string }>(
    `select format('%I.%I', table_schema, table_name) as place, column_name as name, data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const found: string[] = [];
  for (const { place, name, type } of columns) {
    const text = type === 'bytea' ? `encode("${name}", 'escape')` : `"${name}"::text`;
    const { rows } = await pool.query(
      `select 1 from ${place} where strpos(lower(${text}), lower($1)) > 0 limit 1`,
      [word],
    );
    if (rows.length > 0) found.push(`${place}.${name}`);
  }
  const outbox = path.join(dataDir, 'outbox');
  for (const file of readdirSync(outbox))
    if (decoded(path.join(outbox, file)).toLowerCase().includes(word.toLowerCase()))
      found.push('outbox');
  // Made with the first file that is kept.
  for (const file of globSync('files/**', { cwd: dataDir, withFileTypes: true }))
    if (file.isFile() && holds(path.join(file.parentPath, file.name), word)) found.push('files');
  return [...new Set(found)];
};
