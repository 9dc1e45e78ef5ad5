import { ActionCard, ActionCards } from '../../../components/ActionCard.tsx';
import { Button } from '../../../components/Button.tsx';
import { StatCard } from '../../../components/StatCard.tsx';
import { formatNumber } from '../../../format/numbers.ts';
import { companiesMessages as messages } from '../../../messages/companies.ts';

interface CompanyCardsProps {
  /** Of all companies; undefined while they load. */
  all: number | undefined;
  displayed: number | undefined;
  onAdd: () => void;
  onImport: () => void;
}

export const CompanyCards = ({ all, displayed, onAdd, onImport }: CompanyCardsProps) => (
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
          <a href="/modele-entreprises.xlsx" download>
            {messages.template}
          </a>
        </>
      }
    >
      <Button size="sm" onClick={onImport}>
        {messages.import}
      </Button>
    </ActionCard>
    <StatCard
      label={messages.total}
      value={displayed === undefined ? undefined : formatNumber(displayed)}
      hint={all !== undefined && displayed !== all && messages.totalHint(formatNumber(all))}
    />
  </ActionCards>
);
