import {
  mayMoveSession,
  sessionMoveKeys,
  type SessionMove,
} from '@tandem/domain/programmes/session';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { programmeMessages as messages } from '../messages.ts';
import type { SchoolYear } from './use-chosen-session.ts';

/** Opens, closes or reopens a session, asked first. */
export const MoveSession = ({ session }: { session: SchoolYear }) => {
  const [asked, setAsked] = useState<SessionMove | null>(null);
  const [last, setLast] = useState<SessionMove>('open');
  const act = useAction({
    run: (move: SessionMove) =>
      api('POST /sessions/{id}/move/', { params: { id: session.id }, body: { move } }),
    done: (_, move) => messages.moves[move].done,
    failed: messages.moveFailed,
    changes: ['GET /school_years/'],
    onDone: () => setAsked(null),
  });
  const words = messages.moves[last];
  return (
    <>
      {sessionMoveKeys
        .filter((move) => mayMoveSession(move, session.state))
        .map((move) => (
          <Button
            key={move}
            size="sm"
            variant="quiet"
            aria-label={`${messages.moves[move].label} ${session.name}`}
            onClick={() => {
              setLast(move);
              setAsked(move);
            }}
          >
            {messages.moves[move].label}
          </Button>
        ))}
      <ConfirmDialog
        opened={asked !== null}
        title={words.title}
        confirm={words.label}
        busy={act.isPending}
        onConfirm={() => act.mutate(last)}
        onClose={() => setAsked(null)}
      >
        {words.text(session.name)}
      </ConfirmDialog>
    </>
  );
};
