import { useState, type ComponentProps } from 'react';
import { api } from '../../../platform/api/client.ts';
import { ActionCard } from '../../../ui/layout/ActionCard.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { InvitationCards } from '../../invitations/InvitationCards.tsx';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import {
  candidateActionMessages as actionMessages,
  candidatesMessages as messages,
} from './messages.ts';

interface CandidateCardsProps extends Omit<
  ComponentProps<typeof InvitationCards>,
  'messages' | 'template' | 'children'
> {
  /** How many have not registered yet; undefined while they load. */
  waiting: number | undefined;
}

export const CandidateCards = ({ waiting, ...cards }: CandidateCardsProps) => {
  const [asked, setAsked] = useState(false);
  const remindAll = useAction({
    run: () => api('POST /temp-applicants/all/recontact/'),
    working: actionMessages.reminding,
    done: ({ count }) => actionMessages.allReminded(count),
    failed: actionMessages.remindAllFailed,
    changes: ['GET /temp-applicants/'],
  });
  const remind = () => {
    setAsked(false);
    remindAll.mutate();
  };
  return (
    <InvitationCards messages={messages} template="/modele-candidats.xlsx" {...cards}>
      <ActionCard
        title={messages.remindAllTitle}
        text={messages.remindAllText(formatCount(waiting ?? 0, ...messages.count))}
      >
        <Button
          size="sm"
          busy={remindAll.isPending}
          disabledBecause={waiting === 0 && messages.noneToRemind}
          onClick={() => setAsked(true)}
        >
          {messages.remindAll}
        </Button>
      </ActionCard>
      <ConfirmDialog
        opened={asked}
        title={actionMessages.remindAllTitle}
        confirm={messages.remindAll}
        onConfirm={remind}
        onClose={() => setAsked(false)}
      >
        {actionMessages.remindText(waiting ?? 0)}
      </ConfirmDialog>
    </InvitationCards>
  );
};
