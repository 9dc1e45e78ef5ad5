import { api } from '../../platform/api/client.ts';
import { DeletionDialog } from '../../ui/dialogs/DeletionDialog.tsx';
import { useAction } from '../../platform/data/use-action.ts';
import { programmeMessages as messages } from './messages.ts';
import type { NamedRow } from './NamedTable.tsx';

export interface Removable {
  kind: 'formation' | 'session';
  row: NamedRow;
}

const words = {
  formation: {
    title: messages.removeProgramme,
    question: messages.askProgramme,
    done: messages.programmeRemoved,
    failed: messages.programmeRemoveFailed,
  },
  session: {
    title: messages.removeSession,
    question: messages.askSession,
    done: messages.sessionRemoved,
    failed: messages.sessionRemoveFailed,
  },
} as const;

interface RemovalProps {
  removable: Removable;
  opened: boolean;
  onClose: () => void;
}

/** Asks, deletes, and says why when a programme or a session is in use. */
export const Removal = ({ removable: { kind, row }, opened, onClose }: RemovalProps) => {
  const { title, question, done, failed } = words[kind];
  const params = { id: row.id };
  const remove = useAction({
    run: () =>
      kind === 'formation'
        ? api('DELETE /formations/{id}/', { params })
        : api('DELETE /sessions/{id}/', { params }),
    done,
    failed,
    reasonInPlace: true,
    changes:
      kind === 'formation'
        ? ['GET /formations/', 'GET /formationlink/', 'GET /formation-statistics/']
        : ['GET /sessions/', 'GET /school_years/'],
    onDone: onClose,
  });
  return (
    <DeletionDialog
      opened={opened}
      title={title}
      question={question}
      name={row.name}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
};
