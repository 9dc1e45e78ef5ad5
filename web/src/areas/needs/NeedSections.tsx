import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { FormSection, WholeRow } from '../../ui/forms/FormSection.tsx';
import { PlaceInput } from '../reference/PlaceInput.tsx';
import { SkillsField } from '../reference/SkillsField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import type { ServerForm } from '../../ui/forms/use-server-form.ts';
import { needFormMessages as messages } from './messages.ts';
import { JobSection } from './job/JobSection.tsx';
import { JobTitleField } from './job/JobTitleField.tsx';
import { TutorSection } from './tutor/TutorSection.tsx';
import {
  ContractField,
  ProgrammesField,
  LevelField,
  SessionField,
  useProgrammeLevels,
} from './NeedListFields.tsx';
import type { NeedValues } from './need-values.ts';
import { SeatsField } from './SeatsField.tsx';
import classes from './NeedForm.module.css';

interface NeedSectionsProps {
  form: ServerForm<NeedValues>;
  /** Of the company, '' where it has none; undefined until it is known. */
  city: string | undefined;
}

/** All that is asked about a need. */
export const NeedSections = ({ form, city }: NeedSectionsProps) => {
  const { values } = form;
  const levelsOf = useProgrammeLevels();
  const programmes = form.field('formations_ids');
  const chooseProgrammes = (ids: number[]) => {
    programmes.onChange(ids);
    const [level, ...others] = levelsOf(ids);
    if (level && others.length === 0 && values.target_educational_level === '')
      form.setValues({ target_educational_level: level });
  };
  return (
    <>
      <FormSection title={messages.job} size="sm">
        <WholeRow>
          <JobTitleField programmeIds={values.formations_ids} {...form.field('title')} />
        </WholeRow>
        <SessionField label={messages.session} {...form.field('session_id')} />
        <ContractField {...form.field('contract_type')} />
        <LevelField
          programmeIds={values.formations_ids}
          {...form.field('target_educational_level')}
        />
        <SeatsField label={messages.seats} {...form.field('seats')} />
        <WholeRow>
          <CheckboxField
            label={messages.samePlace}
            description={
              values.same_entity_location && city ? messages.samePlaceCity(city) : undefined
            }
            {...form.field('same_entity_location')}
          />
        </WholeRow>
        {!values.same_entity_location && (
          <WholeRow>
            <PlaceInput label={messages.location} required {...form.field('location')} />
          </WholeRow>
        )}
      </FormSection>
      <JobSection form={form} />
      <FormSection title={messages.profile} size="sm">
        <WholeRow>
          <ProgrammesField {...programmes} onChoose={chooseProgrammes} />
        </WholeRow>
        <WholeRow>
          <SkillsField label={messages.skills} {...form.field('skills')} />
        </WholeRow>
        <WholeRow>
          <TextAreaField
            label={messages.description}
            description={messages.descriptionHint}
            classNames={{ input: classes.description ?? '' }}
            {...form.field('description')}
          />
        </WholeRow>
      </FormSection>
      <TutorSection form={form} />
    </>
  );
};
