import type { Product } from './product.ts';
import { call } from './api.ts';
import { asSuperuser, completeCandidate, someEmail, someTraining, unique } from './world.ts';

/** An invited candidate and a registered one who share a last name that nobody else has. */
export const somePeople = async (product: Product) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const name = unique("D'Arc ");
  const email = someEmail('invité');
  await call(product, 'POST /temp-applicants/', {
    as: by.token,
    body: [{ first_name: 'Zoé', last_name: name, email, phone: '06 39 98 12 34' }],
  });
  await product.mails.lastTo(email);
  const registered = await completeCandidate(product, by, training, {
    first_name: 'Léa',
    last_name: name,
  });
  return { by, training, name, email, registered };
};
