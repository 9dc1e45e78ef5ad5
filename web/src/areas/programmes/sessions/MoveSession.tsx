import {
  mayMoveSession,
  sessionMoveKeys,
  type SessionMove,
} from '@tandem/domain/programmes/session';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { programmeMessages as messages } from '../messages.ts';
import type { SchoolYear } from './use-chosen-session.ts';

/** Closing asks for more than a yes: it has a page. */
type AskedMove = Exclude<SessionMove, 'close'>;

const askedHere = sessionMoveKeys.filter((move): move is AskedMove => move !== 'close');

/** Opens or reopens a session, asked first; leads to where it is closed and hands on. */
export const MoveSession = ({ session }: { session: SchoolYear }) => {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [last, setLast] = useState<AskedMove>('open');
  const act = useAction({
    run: (move: AskedMove) =>
      api('POST /sessions/{id}/move/', { params: { id: session.id }, body: { move } }),
    done: (_, move) => messages.moves[move].done,
    failed: messages.moveFailed,
    changes: ['GET /school_years/'],
    onDone: () => setAsked(null),
  });
  const words = messages.moves[last];
  return (
    <>
      {askedHere
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
      <ButtonLink
        size="sm"
        variant="quiet"
        to={`/dashboard/cloture/${session.id}`}
        aria-label={`${messages.closing[session.state]} ${session.name}`}
      >
        {messages.closing[session.state]}
      </ButtonLink>
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
