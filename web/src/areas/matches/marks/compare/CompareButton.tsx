import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../../ui/dialogs/lazy-dialog.tsx';
import type { MatchListState } from '../../list/use-match-list.ts';
import { markMessages as messages } from '../messages.ts';

const CompareDialog = lazyDialog(() => import('./CompareDialog.tsx'));

/** Compares the shortlisted that the filters leave, once there are two; of one need, where one is chosen. */
export const CompareButton = ({ list }: { list: MatchListState }) => {
  const [opened, setOpened] = useState(false);
  const { rows, marks, setState } = list;
  const listed = rows.filter(({ id }) => marks.get(id)?.shortlisted);
  if (listed.length < 2) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpened(true)}>
        {messages.compare}
      </Button>
      <CompareDialog
        opened={opened}
        candidates={listed.map(({ id, candidate }) => ({ id, name: candidate?.name ?? '' }))}
        onClose={() => setOpened(false)}
        onOpen={(id) => {
          setOpened(false);
          setState({ match: String(id) });
        }}
      />
    </>
  );
};
