import {
  officialForms,
  type OfficialForm,
} from '@tandem/domain/contracts/official-form/form-fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSettings } from '../../../areas/contracts/official-form/FormSettings.tsx';
import { officialFormMessages as messages } from '../../../areas/contracts/official-form/messages.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const choices = Object.entries(officialForms);

/** Where superusers give the official forms, and say what fills them. */
const OfficialFormsPage = () => {
  const client = useQueryClient();
  const [kind, setKind] = useState<OfficialForm>('apprentice');
  const query = callQuery('GET /contract/official-forms/{kind}/', { params: { kind } });
  const form = useQuery({ ...query, staleTime: 0 });
  return (
    <Page title={messages.title} lead={messages.lead}>
      <SelectField
        label={messages.kind}
        placeholder={null}
        choices={choices}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as OfficialForm)}
      />
      <Loaded query={form} skeleton={<Skeleton height={480} />} failure={messages.loadFailed}>
        {(read) => (
          <FormSettings
            key={kind}
            kind={kind}
            form={read.form}
            onSaved={(now) => client.setQueryData(query.queryKey, { form: now })}
          />
        )}
      </Loaded>
    </Page>
  );
};

export default OfficialFormsPage;
