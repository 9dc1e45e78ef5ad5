import type { ReactNode } from 'react';
import { ActionCard } from '../../../ui/layout/ActionCard.tsx';
import { Columns } from '../../../ui/layout/layout.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { managerMessages as messages } from './messages.ts';
import type { Programme, Manager } from './managers.ts';

interface ManagerCardsProps {
  managers: readonly Manager[] | undefined;
  programmes: readonly Programme[] | undefined;
  add: ReactNode;
}

const registeredHint = (managers: readonly Manager[] | undefined): string | undefined => {
  if (!managers?.length) return undefined;
  const waiting = managers.filter(({ registered }) => !registered).length;
  return waiting > 0 ? messages.waiting(waiting) : messages.allRegistered;
};

/** What stands above the list: adding somebody, how many there are, and what is left to do. */
export const ManagerCards = ({ managers, programmes, add }: ManagerCardsProps) => {
  const supervised = new Set(
    managers?.flatMap(({ supervised }) =>
      supervised.map(({ formation: programme }) => programme.id),
    ),
  );
  const unsupervised = managers && programmes?.filter(({ id }) => !supervised.has(id)).length;
  return (
    <Columns min={200}>
      <ActionCard title={messages.addTitle} text={messages.addText}>
        {add}
      </ActionCard>
      <StatCard
        label={messages.total}
        value={managers && formatNumber(managers.length)}
        hint={registeredHint(managers)}
      />
      <StatCard
        label={messages.unsupervised}
        value={unsupervised === undefined ? undefined : formatNumber(unsupervised)}
        hint={unsupervised === 0 && programmes?.length ? messages.allSupervised : undefined}
      />
    </Columns>
  );
};
