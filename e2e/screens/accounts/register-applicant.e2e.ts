import { call } from '../../support/api.ts';
import { acceptInvitation } from '../../support/registration.ts';
import { test } from '../../support/test.ts';
import { asSuperuser, someEmail } from '../../support/world.ts';

test('a candidate creates an account from the link of the invitation', async ({
  page,
  product,
}) => {
  const { token } = await asSuperuser(product);
  const email = someEmail('candidate');
  await call(product, 'POST /temp-applicants/', {
    as: token,
    body: [{ first_name: 'Inès', last_name: 'Le Goff', email, phone: null }],
  });
  await acceptInvitation(page, product, {
    email,
    title: 'Inscription Candidat',
    known: { Prénom: 'Inès', Nom: 'Le Goff', 'Adresse email': email },
    hello: 'Bonjour Inès Le Goff',
  });
});
