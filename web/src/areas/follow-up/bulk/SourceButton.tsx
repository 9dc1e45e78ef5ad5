import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { personCalls } from '../people/people.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { KnownWordField } from './KnownWordField.tsx';
import { sourceMessages as messages } from './messages.ts';

interface SourceButtonProps {
  label: string;
  accountIds: readonly number[];
  /** What stands there now, where it is about one: nothing typed takes it away, of many nothing does. */
  now?: string | undefined;
  /** Sources that somebody has already. */
  known: readonly string[];
  onDone?: () => void;
}

/** Says from where one person, or all that are ticked, came to the centre. */
export const SourceButton = ({ label, accountIds, now, known, onDone }: SourceButtonProps) => {
  const [source, setSource] = useState(now ?? '');
  const [missing, setMissing] = useState(false);
  const open = () => {
    setSource(now ?? '');
    setMissing(false);
  };
  const check = () => {
    const isMissing = now === undefined && source.trim() === '';
    setMissing(isMissing);
    return !isMissing;
  };
  return (
    <ChangeButton
      label={label}
      words={messages}
      accountIds={accountIds}
      send={(ids) =>
        api('PUT /follow-up/sources/', { body: { account_ids: [...ids], source: source.trim() } })
      }
      changes={[...personCalls, 'GET /lists/matches/']}
      onOpen={open}
      check={check}
      onDone={onDone}
    >
      <KnownWordField
        label={messages.source}
        description={now === undefined ? messages.hint : messages.hintOfOne}
        error={missing && messages.missing}
        maxLength={200}
        known={known}
        value={source}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
    </ChangeButton>
  );
};
