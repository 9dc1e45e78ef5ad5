import { expect, test } from 'vitest';
import { someEmail, someSuperuser } from '../../testing/fixtures/by-calls.ts';
import { someImport } from '../../testing/fixtures/imports.ts';
import { linkIn, mailsTo } from '../../testing/product/mails.ts';
import { startTestServer } from '../../testing/product/test-server.ts';

test('what is shown before an import is what each is sent, but for the name and the link', async () => {
  const server = await startTestServer();
  const superuser = await someSuperuser(server);
  for (const [kind, name, row] of [
    ['candidates', 'Ada', { first_name: 'Ada' }],
    ['companies', 'Garage Roux', { name: 'Garage Roux' }],
  ] as const) {
    const email = someEmail();
    await someImport(server, superuser, [email], { kind, row, sending: 'now' });
    const [mail] = await mailsTo(server, email);
    if (!mail) throw new Error('Nothing was sent.');
    const { body } = await server.call('GET /imports/message/{kind}/', {
      as: superuser.token,
      params: { kind },
    });
    const token = linkIn(mail).pathname.split('/').at(-1) ?? '';
    const shown = body.text.replace(/\[\p{L}+\]/u, name).replaceAll('lien-personnel', token);
    // Both links are somebody's own: the one of the account, and the one by which they ask for less.
    const sent = mail.text.replace(/(\/moins-de-messages\/)[\w-]+/, `$1${token}`);
    expect([body.subject, shown]).toEqual([mail.subject, sent]);
    expect(body.sms).toContain('/lien-personnel');
  }
  await server.close();
});
