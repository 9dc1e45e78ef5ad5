import { FilterPill } from '../../../ui/table/Toolbar.tsx';
import { pickerMessages as messages } from './messages.ts';
import type { useOwnYears } from './own-years.ts';
import { allSessions } from './use-chosen-session.ts';

type OwnYearPickerProps = Pick<ReturnType<typeof useOwnYears>, 'years' | 'asked' | 'choose'>;

/** Leads to what somebody has of closed school years, where there is any. */
export const OwnYearPicker = ({ years, asked, choose }: OwnYearPickerProps) =>
  years.length > 0 && (
    <FilterPill
      label={messages.session}
      choices={[
        ['', messages.openSessions],
        ...years.map(({ id, name }) => [String(id), messages.inState(name, 'closed')] as const),
        [allSessions, messages.allSessions],
      ]}
      value={asked}
      onChange={choose}
    />
  );
