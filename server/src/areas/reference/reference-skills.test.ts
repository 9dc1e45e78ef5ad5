import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skills } from '@tandem/domain/reference/skills';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { syncReferenceSkills } from './skill-queries.ts';

describe('the reference list of skills', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.close());

  const stored = async () => {
    const { rows } = await server.services.db.pool.query<{ id: number; name: string }>(
      'select id, name, skill_group as group from skills order by id',
    );
    return rows;
  };

  test('is written as this version has it, whatever an earlier one had', async () => {
    const { pool, read } = server.services.db;
    const [first, second, third] = skills.toSorted((a, b) => a.id - b.id);
    await pool.query("update skills set name = 'Formerly', name_key = 'formerly' where id = $1", [
      first?.id,
    ]);
    await pool.query("update skills set skill_group = 'Formerly' where id = $1", [second?.id]);
    await pool.query('delete from skills where id = $1', [third?.id]);
    await syncReferenceSkills(read);
    const wanted = skills
      .map(({ id, name, group }) => ({ id, name, group }))
      .toSorted((a, b) => a.id - b.id);
    expect(await stored()).toEqual(wanted);
  });
});
