import type { Received } from '@tandem/contract';
import { titleFault } from '@tandem/domain/names';
import { addedFields, needFields, type AddedNeedFields } from '@tandem/domain/needs/need-fields';
import { Failure } from '@tandem/domain/errors';
import { columnValues } from '../../../platform/database/queries/field-columns.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { existingProgrammes, sessionStanding } from '../../programmes/index.ts';
import type { WaitingSkills } from '../../reference/index.ts';
import type { Services } from '../../services.ts';
import type { Company } from '../../companies/index.ts';
import type { Need } from '../need-queries.ts';

export type NeedForm = Omit<Received<'PUT /offers/{id}/'>['body'], 'session_id' | 'seen_version'>;

const gone = 'Ce choix n’existe plus. Rechargez la page.';
const closed = 'Cette session est clôturée. Choisissez-en une autre.';

interface Asked {
  sessionId: number;
  /** The need that is changed: what it has already is not asked about again. */
  before?: Pick<Need, 'session_id' | 'skill_ids'>;
  /** Whose added skills may be chosen beside those of everybody. */
  skillsOf: WaitingSkills;
}

/** @throws Failure where something that was chosen is not there, or no longer open */
export const requireReferences = async (
  { skillNames }: Pick<Services, 'skillNames'>,
  tx: Writes,
  form: NeedForm,
  { sessionId, before, skillsOf }: Asked,
): Promise<void> => {
  const fields: Record<string, string> = {};
  const fault = titleFault(form.title);
  if (fault !== null) fields['title'] = fault;
  const session = await sessionStanding(tx, sessionId);
  if (session === 'none') fields['session_id'] = gone;
  if (session === 'closed' && sessionId !== before?.session_id) fields['session_id'] = closed;
  const programmes = await existingProgrammes(tx, form.formations_ids);
  if (programmes.size < form.formations_ids.length) fields['formations_ids'] = gone;
  const chosen = form.skills.filter((id) => !before?.skill_ids.includes(id));
  const skills = await skillNames.of(tx, chosen, skillsOf);
  if (skills.size < chosen.length) fields['skills'] = gone;
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

/** What is stored of what was sent. */
export const columnsOf = (
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
