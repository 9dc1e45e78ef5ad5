import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tradeGroupsFor } from '@tandem/domain/reference/trades';
import { callQuery } from '../../../platform/data/calls.ts';
import type { FieldProps } from '../../../ui/forms/use-server-form.ts';
import { needFormMessages } from '../messages.ts';
import { jobMessages as messages } from './messages.ts';

const shown = 40;

/** The title of a job, from the list of trades or in one's own words; trades of the chosen programmes come first. */
export const JobTitleField = ({
  programmeIds,
  ...field
}: FieldProps<string> & { programmeIds: readonly number[] }) => {
  const { data: programmes = [] } = useQuery(callQuery('GET /formations/'));
  const chosen = programmes.filter(({ id }) => programmeIds.includes(id));
  const groups = tradeGroupsFor(chosen.map(({ name }) => name));
  return (
    <Autocomplete
      label={needFormMessages.title}
      description={messages.titleHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      data-autofocus
      required
      limit={shown}
      data={groups.map(({ name, trades }) => ({
        group: name,
        items: trades.map(([title]) => title),
      }))}
      {...field}
    />
  );
};
