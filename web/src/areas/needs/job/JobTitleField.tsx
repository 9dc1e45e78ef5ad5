import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tradeGroupsFor, type TradeGroup } from '@tandem/domain/reference/trades';
import { callQuery } from '../../../platform/data/calls.ts';
import type { FieldProps } from '../../../ui/forms/use-server-form.ts';
import { completions } from '../../../ui/fields/completions.ts';
import { needFormMessages } from '../messages.ts';
import { jobMessages as messages } from './messages.ts';

const shown = 40;

/** Whether the list has more to say than what is typed. */
const completes = (groups: readonly TradeGroup[], typed: string): boolean => {
  const wanted = typed.trim().toLowerCase();
  return groups.some(({ trades }) =>
    trades.some(([title]) => {
      const lower = title.toLowerCase();
      return lower !== wanted && lower.includes(wanted);
    }),
  );
};

/**
 * The title of a job, from the list of trades or in one's own words; trades of the chosen programmes come first. The list waits
 * until one presses the field or types: it would lie over the form as soon as that opens.
 */
export const JobTitleField = ({
  programmeIds,
  value,
  ...field
}: FieldProps<string> & { programmeIds: readonly number[] }) => {
  const [wanted, setWanted] = useState(false);
  const { data: programmes = [] } = useQuery(callQuery('GET /formations/'));
  const chosen = programmes.filter(({ id }) => programmeIds.includes(id));
  const groups = tradeGroupsFor(chosen.map(({ name }) => name));
  return (
    <Autocomplete
      {...completions}
      label={needFormMessages.title}
      description={messages.titleHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      data-autofocus
      required
      limit={shown}
      openOnFocus={false}
      // One that shows nothing would take the key that closes the dialog.
      dropdownOpened={wanted && completes(groups, value)}
      onDropdownOpen={() => setWanted(true)}
      onDropdownClose={() => setWanted(false)}
      data={groups.map(({ name, trades }) => ({
        group: name,
        items: trades.map(([title]) => title),
      }))}
      value={value}
      {...field}
    />
  );
};
