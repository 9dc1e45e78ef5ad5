import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { lockNeedByToken, updateNeed } from '../needs/index.ts';
import { notifyCompany } from '../companies/index.ts';
import { rescore } from '../../scoring/live/request-rescore.ts';
import { requireAnswers } from './require-answers.ts';

/** What the company's bell says of it. */
export const activationNotice = (title: string) => ({
  text: `Le test du besoin «\u202F${title}\u202F» est rempli\u202F: le besoin est actif.`,
  link: '/company/offers',
});

/** The tutor's answers activate the need, once. */
export const saveTutorAnswers: Handler<
  'PUT /company_test/{token}/',
  'db' | 'jobs' | 'now'
> = async (services, { params, body, journal }) => {
  const { db, now } = services;
  await db.transaction(async (tx) => {
    const offer = await lockNeedByToken(tx, params.token);
    if (!offer) throw new Failure('test_link_unusable');
    if (offer.activated_at !== null) throw new Failure('test_already_done');
    const answers = requireAnswers(body);
    await updateNeed(tx, offer.id, {
      test_answers: JSON.stringify(answers),
      activated_at: now(),
      changed_at: now(),
    });
    await journal.changed(tx, { companies: [offer.company_id] });
    await notifyCompany(services, tx, offer.company_id, activationNotice(offer.title));
    await rescore(services, tx, { needId: offer.id });
  });
  return { message: 'Données mises à jour avec succès' };
};
