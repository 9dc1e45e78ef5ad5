import { FilterPill } from '../../../ui/table/Toolbar.tsx';
import { pickerMessages as messages } from './messages.ts';
import { allSessions, useChosenSession } from './use-chosen-session.ts';

/** Chosen here for every list, figure and export. */
export const SessionPicker = () => {
  const { years, chosen, choose } = useChosenSession();
  if (!years.data || chosen === undefined || years.data.length === 0) return null;
  return (
    <FilterPill
      label={messages.session}
      choices={[
        ...years.data.map(
          ({ id, name, state }) =>
            [String(id), state === 'current' ? name : messages.inState(name, state)] as const,
        ),
        [allSessions, messages.allSessions],
      ]}
      value={chosen === null ? allSessions : String(chosen.id)}
      onChange={choose}
    />
  );
};
