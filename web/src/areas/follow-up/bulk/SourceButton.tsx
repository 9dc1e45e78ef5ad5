import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { personCalls } from '../people/people.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { KnownWordField } from './KnownWordField.tsx';
import { sourceMessages as messages } from './messages.ts';

interface SourceButtonProps {
  label: string;
  accountIds: readonly number[];
  /** What stands there now, where it is about one. */
  now?: string;
  /** Sources that somebody has already. */
  known: readonly string[];
  onDone?: () => void;
}

/** Says from where one person, or all that are ticked, came to the centre; nothing typed takes it away. */
export const SourceButton = ({ label, accountIds, now = '', known, onDone }: SourceButtonProps) => {
  const [source, setSource] = useState(now);
  return (
    <ChangeButton
      label={label}
      words={messages}
      accountIds={accountIds}
      send={(ids) =>
        api('PUT /follow-up/sources/', { body: { account_ids: [...ids], source: source.trim() } })
      }
      changes={[...personCalls, 'GET /lists/matches/']}
      onOpen={() => setSource(now)}
      onDone={onDone}
    >
      <KnownWordField
        label={messages.source}
        description={messages.hint}
        maxLength={200}
        known={known}
        value={source}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
    </ChangeButton>
  );
};
