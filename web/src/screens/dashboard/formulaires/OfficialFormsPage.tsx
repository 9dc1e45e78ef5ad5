import {
  officialForms,
  type OfficialForm,
} from '@tandem/domain/contracts/official-form/form-fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { officialFormsTitle } from '../../../areas/contracts/official-form/official-forms-title.ts';
import { officialFormMessages as messages } from '../../../areas/contracts/official-form/messages.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

/** What fills a form is told by the rules that a contract's file is held against. */
const FormSettings = lazyPart(
  () => import('../../../areas/contracts/official-form/FormSettings.tsx'),
);

const choices = Object.entries(officialForms);

const waiting = <Skeleton height={480} />;

/** Where superusers give the official forms, and say what fills them. */
const OfficialFormsPage = () => {
  const client = useQueryClient();
  const [kind, setKind] = useState<OfficialForm>('apprentice');
  const query = callQuery('GET /contract/official-forms/{kind}/', { params: { kind } });
  const form = useQuery({ ...query, staleTime: 0 });
  return (
    <Page title={officialFormsTitle} lead={messages.lead}>
      <SelectField
        label={messages.kind}
        placeholder={null}
        choices={choices}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as OfficialForm)}
      />
      <Loaded query={form} skeleton={waiting} failure={messages.loadFailed}>
        {(read) => (
          <Suspense fallback={waiting}>
            <FormSettings
              key={kind}
              kind={kind}
              form={read.form}
              onSaved={(now) => client.setQueryData(query.queryKey, { form: now })}
            />
          </Suspense>
        )}
      </Loaded>
    </Page>
  );
};

export default OfficialFormsPage;
