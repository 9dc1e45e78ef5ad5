import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SectorsField } from '../reference/SectorsField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import type { FieldProps } from '../../ui/forms/use-server-form.ts';
import { companyMessages as messages } from './messages.ts';

/** The fields whose choices are loaded; where that fails, the line with its retry stands in their place. */

const reference = { staleTime: Infinity };
const selectSkeleton = <Skeleton height={70} />;

export const CompanySectorsField = (field: FieldProps<number[]>) => {
  const sectors = useQuery({ ...callQuery('GET /sector/'), ...reference });
  return (
    <Loaded query={sectors} skeleton={<Skeleton height={248} />} failure={messages.sectorsFailed}>
      {(list) => <SectorsField sectors={list} {...field} />}
    </Loaded>
  );
};

export const SizeField = (field: FieldProps<string>) => {
  const sizes = useQuery({ ...callQuery('GET /company/sizes/'), ...reference });
  return (
    <Loaded query={sizes} skeleton={selectSkeleton} failure={messages.sizesFailed}>
      {(choices) => <SelectField label={messages.size} choices={choices} required {...field} />}
    </Loaded>
  );
};

export const WorkforceField = (field: FieldProps<string>) => {
  const workforce = useQuery({ ...callQuery('GET /company/workforce/'), ...reference });
  return (
    <Loaded query={workforce} skeleton={selectSkeleton} failure={messages.workforceFailed}>
      {(choices) => (
        <SelectField label={messages.workforce} choices={choices} required {...field} />
      )}
    </Loaded>
  );
};
