import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { mayMoveNeed, needState } from '@tandem/domain/needs/need-state';
import {
  findNeedByToken,
  lockNeedByToken,
  setNeedState,
  updateNeed,
  type Need,
} from '../needs/index.ts';
import { requireLink } from '../accounts/index.ts';
import { notifyCompany } from '../companies/index.ts';
import { sessionStanding } from '../programmes/index.ts';
import { requireAnswers } from './require-answers.ts';

/** What the company's bell says of it. */
export const activationNotice = (title: string, isActive = true) => ({
  text: `Le test du besoin «\u202F${title}\u202F» est rempli${isActive ? '\u202F: le besoin est actif' : ''}.`,
  link: '/company/offers',
});

/** Who is the tutor at that moment, whoever may be later. */
const nameOf = (tutor: Pick<Need, 'tutor_first_name' | 'tutor_last_name'>): string | null =>
  [tutor.tutor_first_name, tutor.tutor_last_name].filter(Boolean).join(' ') || null;

/** The tutor's answers activate the need, once. */
export const saveTutorAnswers: Handler<
  'PUT /company_test/{token}/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { params, body, host, auditLog }) => {
  const { db, now } = services;
  await requireLink(
    services,
    host,
    () => findNeedByToken(db.read, params.token),
    'test_link_unusable',
  );
  await db.transaction(async (tx) => {
    const need = await lockNeedByToken(tx, params.token);
    if (!need) throw new Failure('test_link_unusable');
    if (need.activated_at !== null) throw new Failure('test_already_done');
    if ((await sessionStanding(tx, need.session_id)) === 'closed')
      throw new Failure('test_link_unusable');
    const answers = requireAnswers(body);
    await updateNeed(tx, need.id, {
      test_answers: JSON.stringify(answers),
      activated_at: now(),
      test_answered_by: nameOf(need),
      changed_at: now(),
    });
    await auditLog.changed(tx, { companies: [need.company_id] });
    // One that was closed meanwhile stays so, and reopens as active.
    const isActivated = mayMoveNeed('tutor', need.state, needState.active);
    if (isActivated)
      await setNeedState(services, tx, need, needState.active, { moved_by: 'tutor' });
    await notifyCompany(services, tx, need.company_id, activationNotice(need.title, isActivated));
  });
  return { message: 'Données mises à jour avec succès' };
};
