import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiList } from '../../../platform/api/client.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { workMessages as messages } from '../work/messages.ts';
import { canRemind, useRemind } from '../work/use-remind.ts';
import type { Wait } from '../work/wait-columns.tsx';

interface RemindMatchesProps {
  matchIds: ReadonlySet<number>;
  /** Of what their list is about. */
  kinds: readonly WaitKind[];
  onDone: () => void;
}

const call = 'GET /follow-up/waits/';

const ofMatches = (waits: readonly Wait[], matchIds: ReadonlySet<number>): Wait[] =>
  waits.filter(({ subject, subject_id: id }) => subject === 'match' && matchIds.has(id));

/** Reminds whoever keeps some matches waiting, once it is said how many they are. */
export const RemindMatches = ({ matchIds, kinds, onDone }: RemindMatchesProps) => {
  const [asking, setAsking] = useState(false);
  const reminded = kinds.filter((kind) => canRemind({ kind }));
  const remind = useRemind(onDone);
  const waits = useQuery({
    queryKey: [call, { kinds: reminded }],
    queryFn: async ({ signal }) => {
      const all = await Promise.all(
        reminded.map((kind) => apiList(call, { query: { kind, everyone: true }, signal })),
      );
      return all.flatMap(({ items }) => items.items);
    },
    enabled: asking,
    select: (all) => ofMatches(all, matchIds),
  });
  const keptBack = waits.data
    ? waits.data.length === 0 && messages.nobodyToRemind
    : waits.isError && messages.failed;
  return (
    <>
      <Button
        size="sm"
        variant="main"
        disabledBecause={reminded.length === 0 && messages.nobodyToRemind}
        onClick={() => setAsking(true)}
      >
        {messages.remind}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={messages.remindTitle}
        confirm={messages.remind}
        busy={remind.isPending || waits.isPending}
        disabledBecause={keptBack}
        onConfirm={() => {
          remind.mutate(waits.data ?? []);
          setAsking(false);
        }}
      >
        <Loaded query={waits} failure={messages.failed}>
          {({ length }) => (
            <p>{length === 0 ? messages.nobodyToRemind : messages.remindText(length)}</p>
          )}
        </Loaded>
      </ConfirmDialog>
    </>
  );
};
