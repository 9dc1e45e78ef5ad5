import type { Received } from '@tandem/contract';
import { mayChangeNeed } from '@tandem/domain/accounts/access';
import { needFields } from '@tandem/domain/needs/need-fields';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import type { Services } from '../services.ts';
import { findCompany, type Company } from '../companies/index.ts';
import { columnValues } from '../../platform/database/field-columns.ts';
import type { Writes } from '../../platform/database/database.ts';
import {
  countMatchesOf,
  hasFinalisedMatch,
  writeSession,
} from '../../scoring/stored/pair-queries.ts';
import { addNeed, findNeedRow, lockNeed, lockNeedWithMatches, updateNeed } from './need-queries.ts';
import { existingProgrammes, sessionExists } from '../programmes/index.ts';
import { skillNamesOf, requestRefining } from '../reference/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescore, rescoreSessions } from '../../scoring/live/request-rescore.ts';
import { needRecord } from './need-records.ts';

type NeedForm = Omit<Received<'POST /offers/'>['body'], 'session_id'>;

const gone = 'Ce choix n’existe plus. Rechargez la page.';

const requireReferences = async (
  { skillNames }: Pick<Services, 'skillNames'>,
  tx: Writes,
  form: NeedForm,
  { sessionId, accountId }: { sessionId: number; accountId: number },
): Promise<void> => {
  const fields: Record<string, string> = {};
  if (!(await sessionExists(tx, sessionId))) fields['session_id'] = gone;
  const formations = await existingProgrammes(tx, form.formations_ids);
  if (formations.size < form.formations_ids.length) fields['formations_ids'] = gone;
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

const columnsOf = (
  services: Pick<Services, 'now' | 'places'>,
  form: NeedForm,
  company: Company,
) => ({
  ...columnValues(needFields, form, ['session_id', 'seats', 'location', 'formations_ids']),
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

const recordOf = async (services: Pick<Services, 'skillNames'>, tx: Writes, id: number) => {
  const row = orNotFound(await findNeedRow(tx, id));
  const names = await skillNamesOf(services, tx, [row], 'all');
  return needRecord(row, names, await countMatchesOf(tx, [id]));
};

/** A new need is inactive until the tutor has passed the test; a duplicate is a new need. */
export const createNeed: Handler<
  'POST /offers/',
  'communesApi' | 'db' | 'jobs' | 'now' | 'places' | 'skillNames'
> = (services, { actor, body, journal }) =>
  services.db.transaction(async (tx) => {
    const company = await ownCompany(tx, actor);
    const { session_id, ...form } = body;
    await requireReferences(services, tx, form, {
      sessionId: session_id,
      accountId: actor.accountId,
    });
    const id = await addNeed(
      tx,
      {
        ...columnsOf(services, form, company),
        company_id: company.id,
        session_id,
        token: makeSecretToken(),
        created_at: services.now(),
      },
      form.formations_ids,
    );
    await journal.changed(tx, { companies: [company.id] });
    await requestRefining(services, tx, { needId: id });
    return recordOf(services, tx, id);
  });

export const updateOwnNeed: Handler<
  'PUT /offers/{id}/',
  'communesApi' | 'db' | 'jobs' | 'now' | 'places' | 'skillNames'
> = (services, { actor, params, body, journal }) =>
  services.db.transaction(async (tx) => {
    const offer = orNotFound(await lockNeed(tx, params.id));
    if (!mayChangeNeed(actor, { companyId: offer.company_id })) throw new Failure('not_found');
    const company = await ownCompany(tx, actor);
    const { session_id = offer.session_id, ...form } = body;
    await requireReferences(services, tx, form, {
      sessionId: session_id,
      accountId: actor.accountId,
    });
    if (session_id !== offer.session_id) await moveMatchesToSession(tx, offer.id, session_id);
    await updateNeed(
      tx,
      offer.id,
      { ...columnsOf(services, form, company), session_id },
      form.formations_ids,
    );
    await journal.changed(tx, { companies: [company.id] });
    await requestRefining(services, tx, { needId: offer.id });
    await rescore(services, tx, { needId: offer.id });
    if (session_id !== offer.session_id) await rescoreSessions(services, tx, [offer.session_id]);
    return recordOf(services, tx, offer.id);
  });
