import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/format/numbers.ts';
import { ActionCard, ActionCards } from '../../ui/layout/ActionCard.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ImportsUnderWay } from './imports/ImportsUnderWay.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';

interface InvitationCardsProps {
  messages: {
    addTitle: string;
    addText: string;
    add: string;
    importTitle: string;
    importText: string;
    import: string;
    template: string;
    total: string;
    totalHint: (all: string) => string;
  };
  /** Address of the spreadsheet to fill in. */
  template: string;
  /** How many there are, and how many the filters leave; undefined while they load. */
  all: number | undefined;
  displayed: number | undefined;
  onAdd: () => void;
  onImport: () => void;
  /** Cards between these and the number. */
  children?: ReactNode;
}

/** Above a list of invited and registered ones: how to invite more, and how many are on show. */
export const InvitationCards = ({
  messages,
  template,
  all,
  displayed,
  onAdd,
  onImport,
  children,
}: InvitationCardsProps) => (
  <ActionCards
    total={
      <StatCard
        label={messages.total}
        value={displayed === undefined ? undefined : formatNumber(displayed)}
        hint={all !== undefined && displayed !== all && messages.totalHint(formatNumber(all))}
      />
    }
  >
    <ActionCard title={messages.addTitle} text={messages.addText}>
      <Button size="sm" variant="main" onClick={onAdd}>
        {messages.add}
      </Button>
    </ActionCard>
    <ActionCard
      title={messages.importTitle}
      text={messages.importText}
      more={
        <>
          <ImportsUnderWay />
          <a href={template} download>
            {messages.template}
          </a>
        </>
      }
    >
      <Button size="sm" onClick={onImport}>
        {messages.import}
      </Button>
    </ActionCard>
    {children}
  </ActionCards>
);
