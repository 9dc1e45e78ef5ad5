// Compiles kernel/row.ts into src/kernel/row-binary.ts. The same source and compiler give the same bytes, which a test
// holds against the file that is checked in. `npm run kernel -w matching`
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileRowKernel } from './compile.ts';

const bytes = await compileRowKernel();
const lines =
  Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,96}/g) ?? [];
const text = `// Made from matching/kernel/row.ts by \`npm run kernel -w matching\`. Not to be edited.

export const rowBinary =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
writeFileSync(fileURLToPath(new URL('../src/kernel/row-binary.ts', import.meta.url)), text);
