import { useEffect } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { FormSection, WholeRow } from '../../ui/forms/FormSection.tsx';
import { PlaceInput } from '../reference/PlaceInput.tsx';
import { SkillsField } from '../reference/SkillsField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DraftLine } from '../drafts/DraftLine.tsx';
import type { LoadedDraft } from '../drafts/read-draft.ts';
import { useLoadedDraft } from '../drafts/use-loaded-draft.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { needFormMessages as messages } from './messages.ts';
import { JobSection } from './job/JobSection.tsx';
import { JobTitleField } from './job/JobTitleField.tsx';
import { TutorSection } from './tutor/TutorSection.tsx';
import { ContractField, ProgrammesField, LevelField, SessionField } from './NeedListFields.tsx';
import type { Need } from './need-values.ts';
import { SeatsField } from './SeatsField.tsx';
import { useNeedForm } from './use-need-form.ts';
import classes from './NeedForm.module.css';

interface NeedFormProps {
  /** The need to change; null makes a new one. */
  need: Need | null;
  onDone: () => void;
  onCancel: () => void;
}

interface LoadedProps extends NeedFormProps {
  stored: LoadedDraft;
}

const LoadedNeedForm = ({ need, stored, onDone, onCancel }: LoadedProps) => {
  const { form, city, draft } = useNeedForm(need, stored, onDone);
  const { ref } = form;
  // The dialog stood open before its draft had come.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [ref]);
  const { values } = form;
  return (
    <Form of={form}>
      <FormSection title={messages.job} size="sm">
        <WholeRow>
          <JobTitleField programmeIds={values.formations_ids} {...form.field('title')} />
        </WholeRow>
        <SessionField label={messages.session} {...form.field('session_id')} />
        <ContractField {...form.field('contract_type')} />
        <LevelField {...form.field('target_educational_level')} />
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
          <ProgrammesField {...form.field('formations_ids')} />
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
      <DraftLine draft={draft} />
      <DialogActions>
        <Button onClick={onCancel}>{dialogMessages.cancel}</Button>
        <Button type="submit" variant="main" busy={form.busy}>
          {need ? messages.submitEdit : messages.submitNew}
        </Button>
      </DialogActions>
    </Form>
  );
};

export const NeedForm = (props: NeedFormProps) => {
  const { need } = props;
  const { data } = useLoadedDraft(need ? `need-${need.id}` : 'need');
  return data ? <LoadedNeedForm {...props} stored={data} /> : <Skeleton height={720} />;
};
