import type { Received } from '@tandem/contract';
import { mayChangeNeed } from '@tandem/domain/accounts/access';
import { addedFields, needFields, type AddedNeedFields } from '@tandem/domain/needs/need-fields';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import type { Services } from '../services.ts';
import { findCompany, type Company } from '../companies/index.ts';
import { columnValues } from '../../platform/database/field-columns.ts';
import { titleFault } from '@tandem/domain/names';
import type { Writes } from '../../platform/database/database.ts';
import {
  countTakenSeats,
  hasFinalisedMatch,
  writeSession,
} from '../../scoring/stored/pair-queries.ts';
import { settleSeats } from './states/set-need-state.ts';
import { addNeed, lockNeed, lockNeedWithMatches, updateNeed, type Need } from './need-queries.ts';
import { forgetDraft } from '../drafts/index.ts';
import { existingProgrammes, sessionStanding } from '../programmes/index.ts';
import { requestRefining } from '../reference/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescore, rescoreSessions } from '../../scoring/live/request-rescore.ts';
import { needRecordOf } from './need-records.ts';
import { sameTutorsTest } from './same-tutor.ts';

export type NeedForm = Omit<Received<'PUT /offers/{id}/'>['body'], 'session_id'>;

const gone = 'Ce choix n’existe plus. Rechargez la page.';
const closed = 'Cette session est clôturée. Choisissez-en une autre.';

const requireReferences = async (
  { skillNames }: Pick<Services, 'skillNames'>,
  tx: Writes,
  form: NeedForm,
  { sessionId, before, accountId }: { sessionId: number; before?: number; accountId: number },
): Promise<void> => {
  const fields: Record<string, string> = {};
  const fault = titleFault(form.title);
  if (fault !== null) fields['title'] = fault;
  const session = await sessionStanding(tx, sessionId);
  if (session === 'none') fields['session_id'] = gone;
  if (session === 'closed' && sessionId !== before) fields['session_id'] = closed;
  const programmes = await existingProgrammes(tx, form.formations_ids);
  if (programmes.size < form.formations_ids.length) fields['formations_ids'] = gone;
  const skills = await skillNames.of(tx, form.skills, { of: accountId });
  if (skills.size < form.skills.length) fields['skills'] = gone;
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

/** Where the need is: the company's own place when it says so, else the place that was typed. */
const placeOf = ({ places }: Pick<Services, 'places'>, form: NeedForm, company: Company) => {
  if (form.same_entity_location)
    return {
      location: company.city ?? form.location ?? '',
      latitude: company.latitude,
      longitude: company.longitude,
    };
  if (!form.location)
    throw new Failure('invalid_input', { fields: { location: 'Ce champ est obligatoire.' } });
  const place = places.locate({ city: form.location });
  return {
    location: form.location,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
};

/** What was sent of what not every client knows; the rest stays as it is. */
const addedOf = (form: NeedForm): Partial<AddedNeedFields> =>
  Object.fromEntries(
    addedFields.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
  );

const columnsOf = (
  services: Pick<Services, 'now' | 'places'>,
  form: NeedForm,
  company: Company,
) => ({
  ...columnValues(needFields, form, [
    'session_id',
    'seats',
    'location',
    'formations_ids',
    ...addedFields,
  ]),
  ...addedOf(form),
  ...(form.seats !== undefined && { seats: form.seats }),
  prepared_text: null,
  changed_at: services.now(),
  ...placeOf(services, form, company),
});

const ownCompany = async (tx: Writes, actor: SignedInActor): Promise<Company> =>
  orNotFound(await findCompany(tx, orNotFound(actor.companyId)));

/** What people did on a need moves with it; a finalised enrolment holds it where it is. */
const moveMatchesToSession = async (tx: Writes, needId: number, sessionId: number) => {
  await lockNeedWithMatches(tx, needId);
  if (await hasFinalisedMatch(tx, needId)) throw new Failure('session_fixed');
  await writeSession(tx, needId, sessionId);
};

/** A new need is inactive until the tutor has passed the test; a duplicate with the same tutor has it passed already. */
export const createNeed: Handler<
  'POST /offers/',
  'communesApi' | 'db' | 'jobs' | 'now' | 'places' | 'skillNames'
> = (services, { actor, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const company = await ownCompany(tx, actor);
    const { session_id, same_tutor_as: copiedId, ...form } = body;
    await requireReferences(services, tx, form, {
      sessionId: session_id,
      accountId: actor.accountId,
    });
    const test = await sameTutorsTest(tx, actor, copiedId, form);
    const id = await addNeed(
      tx,
      {
        ...columnsOf(services, form, company),
        company_id: company.id,
        session_id,
        token: makeSecretToken(),
        created_at: services.now(),
        state_since: services.now(),
        ...test,
      },
      form.formations_ids,
    );
    if (test) await rescore(services, tx, { needId: id });
    await forgetDraft(tx, actor.accountId, 'need');
    await auditLog.changed(tx, { companies: [company.id] });
    await requestRefining(services, tx, { needId: id });
    return needRecordOf(services, tx, id);
  });

/** Those that are enrolled keep their seats. */
const requireSeatsOfTaken = async (tx: Writes, need: Need, seats = need.seats): Promise<void> => {
  if (seats >= need.seats) return;
  const taken = (await countTakenSeats(tx, [need.id])).get(need.id) ?? 0;
  if (seats < taken)
    throw new Failure('invalid_input', {
      fields: { seats: `Au moins ${taken}\u202f: ces places sont déjà prises.` },
    });
};

export const updateOwnNeed: Handler<
  'PUT /offers/{id}/',
  'communesApi' | 'config' | 'db' | 'jobs' | 'now' | 'places' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const need = orNotFound(await lockNeed(tx, params.id));
    if (!mayChangeNeed(actor, { companyId: need.company_id })) throw new Failure('not_found');
    const company = await ownCompany(tx, actor);
    const { session_id = need.session_id, ...form } = body;
    await requireReferences(services, tx, form, {
      sessionId: session_id,
      before: need.session_id,
      accountId: actor.accountId,
    });
    await requireSeatsOfTaken(tx, need, form.seats);
    if (session_id !== need.session_id) await moveMatchesToSession(tx, need.id, session_id);
    await updateNeed(
      tx,
      need.id,
      { ...columnsOf(services, form, company), session_id },
      form.formations_ids,
    );
    await forgetDraft(tx, actor.accountId, `need-${need.id}`);
    await auditLog.changed(tx, { companies: [company.id] });
    await requestRefining(services, tx, { needId: need.id });
    await rescore(services, tx, { needId: need.id });
    await settleSeats(services, tx, { needId: need.id });
    if (session_id !== need.session_id) await rescoreSessions(services, tx, [need.session_id]);
    return needRecordOf(services, tx, need.id);
  });
