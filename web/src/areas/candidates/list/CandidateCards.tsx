import { useState, type ComponentProps } from 'react';
import { ActionCard } from '../../../ui/layout/ActionCard.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { InvitationCards } from '../../invitations/InvitationCards.tsx';
import { formatCount } from '../../../platform/format/numbers.ts';
import type { Invited } from './candidate-rows.ts';
import { candidatesMessages as messages } from './messages.ts';

const RemindAll = lazyDialog(() => import('./RemindAll.tsx'));

interface CandidateCardsProps extends Omit<
  ComponentProps<typeof InvitationCards>,
  'messages' | 'template' | 'children'
> {
  /** Those who have not registered yet; undefined while they load. */
  invited: readonly Invited[] | undefined;
}

export const CandidateCards = ({ invited, ...cards }: CandidateCardsProps) => {
  const [asked, setAsked] = useState(false);
  return (
    <InvitationCards messages={messages} template="/modele-candidats.xlsx" {...cards}>
      <ActionCard
        title={messages.remindAllTitle}
        text={messages.remindAllText(formatCount(invited?.length ?? 0, ...messages.count))}
      >
        <Button
          size="sm"
          disabledBecause={invited?.length === 0 && messages.noneToRemind}
          onClick={() => setAsked(true)}
        >
          {messages.remindAll}
        </Button>
      </ActionCard>
      {asked && invited && <RemindAll invited={invited} onClose={() => setAsked(false)} />}
    </InvitationCards>
  );
};
