// Tient une copie des candidats dans un fichier JSON : à chaque passage, lit ce qui a changé depuis le précédent.
//   TANDEM_URL=https://tandem.exemple.fr TANDEM_KEY=tandem_… node follow-candidates.mjs copie.json
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const { TANDEM_URL, TANDEM_KEY } = process.env;
const file = process.argv[2];
if (!TANDEM_URL || !TANDEM_KEY || !file) {
  process.stderr.write('Il faut TANDEM_URL, TANDEM_KEY et le nom du fichier.\n');
  process.exit(2);
}

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const readPage = async (cursor) => {
  const address = new URL('/api/v1/candidates/', TANDEM_URL);
  if (cursor) address.searchParams.set('cursor', cursor);
  const response = await fetch(address, { headers: { authorization: `Bearer ${TANDEM_KEY}` } });
  if (response.status === 429) {
    await wait(Number(response.headers.get('retry-after') ?? 60));
    return readPage(cursor);
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.code} : ${answer.message}`);
  return answer;
};

const copy = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { cursor: '', candidates: {} };

for (let more = true; more;) {
  const page = await readPage(copy.cursor);
  for (const { id, deleted, record } of page.items) {
    if (deleted) delete copy.candidates[id];
    else copy.candidates[id] = record;
  }
  // La copie et son curseur vont ensemble : interrompu n'importe où, le programme reprend où il en était.
  copy.cursor = page.next_cursor;
  writeFileSync(`${file}.new`, JSON.stringify(copy, null, 2));
  renameSync(`${file}.new`, file);
  more = page.more;
}
process.stdout.write(`${Object.keys(copy.candidates).length} candidats\n`);
