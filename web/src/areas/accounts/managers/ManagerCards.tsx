import type { ReactNode } from 'react';
import { ActionCard, ActionCards } from '../../../ui/layout/ActionCard.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { managerMessages as messages } from './messages.ts';
import type { Programme, Manager } from './managers.ts';
import { dotted } from '../../../ui/dotted.ts';

interface ManagerCardsProps {
  managers: readonly Manager[] | undefined;
  programmes: readonly Programme[] | undefined;
  add: ReactNode;
}

/** What is left to do: passwords that were never chosen, programmes that nobody looks after. */
const hintOf = (managers: readonly Manager[], programmes: readonly Programme[]): string => {
  const waiting = managers.filter(({ registered }) => !registered).length;
  const supervised = new Set(
    managers.flatMap((one) => one.supervised.map(({ formation: programme }) => programme.id)),
  );
  const unsupervised = programmes.filter(({ id }) => !supervised.has(id)).length;
  return dotted([
    waiting > 0 && messages.waiting(waiting),
    unsupervised > 0 && messages.unsupervised(unsupervised),
  ]);
};

/** What stands above the list: adding somebody, how many there are, and what is left to do. */
export const ManagerCards = ({ managers, programmes, add }: ManagerCardsProps) => (
  <ActionCards
    total={
      <StatCard
        label={messages.total}
        value={managers && formatNumber(managers.length)}
        hint={managers && programmes && hintOf(managers, programmes)}
      />
    }
  >
    <ActionCard title={messages.addTitle} text={messages.addText}>
      {add}
    </ActionCard>
  </ActionCards>
);
