import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../platform/api/errors.ts';
import { noteWriter } from './write-notes.ts';

afterEach(() => vi.unstubAllGlobals());

test('a note on several of which one failed is written again on those alone that have none', async () => {
  vi.stubGlobal('location', new URL('https://tandem.example'));
  const sent: string[] = [];
  let lines = ['up', 'cut', 'up'];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (lines.shift() === 'cut') throw new TypeError('no line');
    const { account_id: id, text } = JSON.parse(body) as { account_id: number; text: string };
    sent.push(`${id} ${text}`);
    return Response.json({ id }, { status: 201 });
  });
  const write = noteWriter();
  const subjects = [{ account_id: 1 }, { account_id: 2 }];
  await expect(write(subjects, { kind: 'note', text: 'Vue' })).rejects.toBeInstanceOf(NetworkError);
  expect(await write(subjects, { kind: 'note', text: 'Vue' })).toMatchObject([
    { id: 1 },
    { id: 2 },
  ]);
  expect(sent).toEqual(['1 Vue', '2 Vue']);
  lines = [];
  await write(subjects, { kind: 'note', text: 'Revue' });
  expect(sent.slice(2)).toEqual(['1 Revue', '2 Revue']);
});
