import { call } from '../../support/api.ts';
import { acceptInvitation } from '../../support/registration.ts';
import { test } from '../../support/test.ts';
import { asSuperuser, someEmail } from '../../support/world.ts';

test('a company creates an account from the link of the invitation', async ({ page, product }) => {
  const { token } = await asSuperuser(product);
  const email = someEmail('atelier');
  await call(product, 'POST /temp-companies/', {
    as: token,
    body: [{ name: 'Atelier de l’Aulne', email }],
  });
  await acceptInvitation(page, product, {
    email,
    title: 'Inscription Entreprise',
    known: { 'Nom de l’entreprise': 'Atelier de l’Aulne', 'Adresse email': email },
    hello: 'Bonjour Atelier de l’Aulne',
  });
});
