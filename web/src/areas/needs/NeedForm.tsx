import { useQuery } from '@tanstack/react-query';
import { needFields } from '@tandem/domain/needs/need-fields';
import { useEffect, useRef } from 'react';
import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { FormSection, WholeRow } from '../../ui/forms/FormSection.tsx';
import { PlaceInput } from '../reference/PlaceInput.tsx';
import { SkillsField } from '../reference/SkillsField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { required } from '../../ui/forms/checks.ts';
import { missingFields } from '../../ui/forms/field-values.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { needFormMessages as messages, needToasts } from './messages.ts';
import { durations } from '../../platform/notify/notify.ts';
import {
  ContractField,
  ProgrammesField,
  LevelField,
  SessionField,
  useFirstContract,
} from './NeedListFields.tsx';
import { areSeats, bodyOf, newNeed, valuesOf, type Need, type NeedValues } from './need-values.ts';
import { SeatsField } from './SeatsField.tsx';
import { useWhenGone } from './use-when-gone.ts';
import classes from './NeedForm.module.css';

interface NeedFormProps {
  /** The need to change; null makes a new one. */
  offer: Need | null;
  onDone: () => void;
  onCancel: () => void;
}

export const NeedForm = ({ offer, onDone, onCancel }: NeedFormProps) => {
  const company = useQuery(callQuery('GET /company/'));
  const city = company.data && (company.data.city ?? '');
  const contract = useFirstContract();
  const save = useAction({
    ...(offer ? needToasts.edit : needToasts.create),
    ...(!offer && { doneFor: durations.long }),
    run: (values: NeedValues) =>
      offer
        ? api('PUT /offers/{id}/', { params: { id: offer.id }, body: bodyOf(values) })
        : api('POST /offers/', { body: bodyOf(values) }),
    changes: ['GET /offers/', 'GET /company/', 'GET /company/info/', 'GET /matches/'],
    onDone,
    onFailed: useWhenGone(onDone),
  });
  const form = useServerForm<NeedValues, unknown>({
    initial: offer ? valuesOf(offer) : newNeed(contract.first),
    check: (values) => ({
      ...missingFields(needFields, values),
      session_id: values.session_id ? null : messages.noSession,
      seats: areSeats(values.seats) ? null : messages.wrongSeats,
      same_entity_location: values.same_entity_location && city === '' ? messages.noCity : null,
      location: values.same_entity_location ? null : required(values.location),
    }),
    send: (values) => save.mutateAsync(values),
  });
  const { values } = form;

  // A new need begins with the first contract type as soon as the types are known.
  const begun = useRef(offer !== null || contract.loaded);
  useEffect(() => {
    if (begun.current || !contract.loaded) return;
    begun.current = true;
    if (form.dirty) form.setValues({ contract_type: contract.first });
    else form.restart({ ...values, contract_type: contract.first });
  }, [contract, form, values]);

  return (
    <Form of={form}>
      <FormSection title={messages.job} size="sm">
        <WholeRow>
          <TextField label={messages.title} data-autofocus required {...form.field('title')} />
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
      <DialogActions>
        <Button onClick={onCancel}>{dialogMessages.cancel}</Button>
        <Button type="submit" variant="main" busy={form.busy}>
          {offer ? messages.submitEdit : messages.submitNew}
        </Button>
      </DialogActions>
    </Form>
  );
};
