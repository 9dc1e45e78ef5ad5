import { assert, expect, test } from 'vitest';
import { startChildServer } from '../../server/src/testing/product/child-server.ts';
import small from '../../tools/small-server.json' with { type: 'json' };
import { onOwnEmbedded } from '../shared/databases.ts';
import { memoryOf } from '../shared/processes.ts';

/** The bench does the same in a group of 768 MB, with a morning of work; this one fails where the start itself has grown. */
test('on a small server the product with its own database rests in 512 MB, and never held more than 768', async () => {
  const admin = { email: 'admin@exemple.fr', password: 'Tandem-2026!' };
  await onOwnEmbedded(async (dataDir) => {
    const server = startChildServer(
      { DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
      small,
    );
    try {
      const address = await server.address();
      const signedIn = await fetch(`${address}/api/token/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(admin),
      });
      const { access } = (await signedIn.json()) as { access: string };
      const people = await fetch(`${address}/api/applicant/`, {
        headers: { authorization: `Bearer ${access}` },
      });
      expect(people.status).toBe(200);
      const held = memoryOf(server.process.pid ?? 0);
      assert(held, 'The memory of a process is counted here.');
      // Less than Node alone takes would be a figure that was not read.
      expect(held.now).toBeGreaterThan(64);
      expect(held.now).toBeLessThanOrEqual(512);
      expect(held.peak).toBeLessThanOrEqual(768);
    } finally {
      server.process.kill('SIGTERM');
      await server.ended();
    }
  });
});
