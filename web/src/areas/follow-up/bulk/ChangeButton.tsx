import type { ContractKey } from '@tandem/contract';
import { useState, type ReactNode } from 'react';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

interface ChangeButtonProps {
  label: string;
  words: { title: string; save: string; done: (count: number) => string; failed: string };
  accountIds: readonly number[];
  /** Changes some of them, and answers how many it has changed. */
  send: (accountIds: readonly number[]) => Promise<{ changed: number }>;
  /** The calls whose answers it changes. */
  changes: readonly ContractKey[];
  onOpen?: () => void;
  /** Whether what was chosen may be sent. */
  check?: () => boolean;
  onDone?: (() => void) | undefined;
  /** What is asked. */
  children: ReactNode;
}

/** The server takes so many at once. */
const atOnce = 500;

const sendAll = async (
  accountIds: readonly number[],
  send: ChangeButtonProps['send'],
): Promise<number> => {
  let changed = 0;
  for (let from = 0; from < accountIds.length; from += atOnce)
    changed += (await send(accountIds.slice(from, from + atOnce))).changed;
  return changed;
};

/** Changes one thing of all who are ticked, once what it becomes has been asked. */
export const ChangeButton = ({
  label,
  words,
  accountIds,
  send,
  changes,
  onOpen,
  check = () => true,
  onDone,
  children,
}: ChangeButtonProps) => {
  const [asking, setAsking] = useState(false);
  const action = useAction({
    run: () => sendAll([...new Set(accountIds)], send),
    done: words.done,
    failed: words.failed,
    changes,
    onDone: () => {
      setAsking(false);
      onDone?.();
    },
    onFailed: () => setAsking(false),
  });
  const open = () => {
    onOpen?.();
    setAsking(true);
  };
  return (
    <>
      <Button size="sm" onClick={open}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={words.title}
        confirm={words.save}
        busy={action.isPending}
        onConfirm={() => check() && action.mutate()}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
