import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { BulkBar } from '../../../ui/table/BulkBar.tsx';
import { useNeedActions } from '../../needs/bulk/use-need-actions.tsx';
import { matchBulkMessages as messages } from './messages.ts';
import type { PickedMatch, Picks } from './use-picks.ts';

const MoveMatches = lazyDialog(() => import('./MoveMatches.tsx'));

/** What can be done at once with the matches and the needs that are ticked. */
export const PickBar = ({ picks }: { picks: Picks }) => {
  const needs = [...picks.needs.values()];
  const matches = [...picks.matches.values()];
  const needActions = useNeedActions(needs);
  const [moving, setMoving] = useState<readonly PickedMatch[] | null>(null);
  const isAny = needs.length > 0 || matches.length > 0;
  return (
    <>
      <BulkBar
        count={isAny ? messages.picked(needs.length, matches.length) : null}
        onClear={picks.clear}
      >
        {matches.length > 0 && (
          <Button size="sm" variant="main" onClick={() => setMoving(matches)}>
            {messages.move}
          </Button>
        )}
        {needActions.buttons}
      </BulkBar>
      {needActions.dialogs}
      {moving && (
        <MoveMatches matches={moving} onMoved={picks.clear} onClose={() => setMoving(null)} />
      )}
    </>
  );
};
