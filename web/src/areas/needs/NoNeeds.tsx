import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { needMessages as messages } from './messages.ts';

interface NoNeedsProps {
  /** The company's sheet has to be filled in first. */
  sheetMissing: boolean;
  onCreate: () => void;
}

/** In place of the list of a company that has no need yet. */
export const NoNeeds = ({ sheetMissing, onCreate }: NoNeedsProps) => (
  <Card>
    {sheetMissing ? (
      <EmptyState
        sentence={messages.sheetFirst}
        hint={messages.sheetFirstHint}
        action={
          <ButtonLink to="/company/page" variant="main" likely>
            {messages.fillSheet}
          </ButtonLink>
        }
      />
    ) : (
      <EmptyState
        sentence={messages.empty}
        hint={messages.emptyHint}
        action={<Button onClick={onCreate}>{messages.firstNeed}</Button>}
      />
    )}
  </Card>
);

/** In place of a list that the search leaves empty. */
export const NoNeedFound = ({ q, onReset }: { q: string; onReset: () => void }) => (
  <Card>
    <EmptyState
      sentence={messages.notFound(q.trim())}
      action={<Button onClick={onReset}>{messages.clearSearch}</Button>}
    />
  </Card>
);
