import { tableMessages } from '../messages.ts';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';

interface NoneFoundProps {
  messages: { empty: string; emptyHint: string; filteredHint: string; add: string };
  /** Takes the filters away; undefined where there are none. */
  onReset: (() => void) | undefined;
  onAdd: () => void;
}

/** An empty list, and what to do about it. */
export const NoneFound = ({ messages, onReset, onAdd }: NoneFoundProps) => (
  <EmptyState
    sentence={messages.empty}
    hint={onReset ? messages.filteredHint : messages.emptyHint}
    action={
      onReset ? (
        <Button onClick={onReset}>{tableMessages.resetFilters}</Button>
      ) : (
        <Button variant="main" onClick={onAdd}>
          {messages.add}
        </Button>
      )
    }
  />
);
