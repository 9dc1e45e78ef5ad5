import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { tagMessages as messages } from '../people/messages.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { KnownWordField } from './KnownWordField.tsx';

interface TagButtonProps {
  accountIds: readonly number[];
  /** Tags that somebody has already. */
  known: readonly string[];
  onDone: () => void;
}

type How = 'add' | 'remove';

/** Gives all that are ticked a tag, or takes it away. */
export const TagButton = ({ accountIds, known, onDone }: TagButtonProps) => {
  const [how, setHow] = useState<How>('add');
  const [tag, setTag] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (ids: readonly number[]) => {
    const tags = [tag.trim()];
    return api('PUT /follow-up/tags/', {
      body: {
        account_ids: [...ids],
        add: how === 'add' ? tags : [],
        remove: how === 'remove' ? tags : [],
      },
    });
  };
  const check = () => {
    setMissing(tag.trim() === '');
    return tag.trim() !== '';
  };
  return (
    <ChangeButton
      label={messages.open}
      words={messages}
      accountIds={accountIds}
      send={send}
      changes={['GET /follow-up/standings/{side}/']}
      check={check}
      onDone={() => {
        setTag('');
        onDone();
      }}
    >
      <SelectField
        label={messages.how}
        placeholder={null}
        choices={messages.ways}
        value={how}
        onChange={({ currentTarget }) => setHow(currentTarget.value === 'add' ? 'add' : 'remove')}
      />
      <KnownWordField
        label={messages.tag}
        description={messages.tagHint}
        maxLength={40}
        known={known}
        error={missing && messages.missing}
        value={tag}
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
      />
    </ChangeButton>
  );
};
