import { useState } from 'react';
import { api } from '../../../api.ts';
import { ActionCard, ActionCards } from '../../../components/ActionCard.tsx';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { StatCard } from '../../../components/StatCard.tsx';
import { useAction } from '../../../data/use-action.ts';
import { formatCount, formatNumber } from '../../../format/numbers.ts';
import { candidateDeedMessages as deeds } from '../../../messages/candidate-deeds.ts';
import { candidatesMessages as messages } from '../../../messages/candidates.ts';

interface CandidateCardsProps {
  /** Of all candidates; undefined while they load. */
  waiting: number | undefined;
  all: number | undefined;
  displayed: number | undefined;
  onAdd: () => void;
  onImport: () => void;
}

export const CandidateCards = ({
  waiting,
  all,
  displayed,
  onAdd,
  onImport,
}: CandidateCardsProps) => {
  const [asked, setAsked] = useState(false);
  const remindAll = useAction({
    run: () => api('POST /temp-applicants/all/recontact/'),
    working: deeds.reminding,
    done: ({ count }) => deeds.allReminded(count),
    failed: deeds.remindAllFailed,
    changes: ['GET /temp-applicants/'],
  });
  const remind = () => {
    setAsked(false);
    remindAll.mutate();
  };
  return (
    <ActionCards>
      <ActionCard title={messages.addTitle} text={messages.addText}>
        <Button size="sm" look="main" onClick={onAdd}>
          {messages.add}
        </Button>
      </ActionCard>
      <ActionCard
        title={messages.importTitle}
        text={
          <>
            {messages.importText}{' '}
            <a href="/modele-candidats.xlsx" download>
              {messages.template}
            </a>
          </>
        }
      >
        <Button size="sm" onClick={onImport}>
          {messages.import}
        </Button>
      </ActionCard>
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
      <StatCard
        label={messages.total}
        value={displayed === undefined ? undefined : formatNumber(displayed)}
        hint={all !== undefined && displayed !== all && messages.totalHint(formatNumber(all))}
      />
      <ConfirmDialog
        opened={asked}
        title={deeds.remindAllTitle}
        confirm={messages.remindAll}
        onConfirm={remind}
        onClose={() => setAsked(false)}
      >
        {deeds.remindText(waiting ?? 0)}
      </ConfirmDialog>
    </ActionCards>
  );
};
