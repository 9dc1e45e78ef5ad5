import type { ReactNode } from 'react';
import { apiFile } from '../../platform/api/client.ts';
import { saveFile } from '../../platform/data/save-file.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { Meeting } from './meeting.ts';
import { meetingMessages as messages } from './messages.ts';

interface MeetingButtonsProps {
  meeting: Meeting;
  onPropose: () => void;
  onCancel: () => void;
  more?: ReactNode;
}

/** What is done about a meeting that is not past: into the calendar, moved, cancelled. */
export const MeetingButtons = ({ meeting, onPropose, onCancel, more }: MeetingButtonsProps) => {
  const { id, state, open_moves: open } = meeting;
  const download = useAction({
    run: async () => saveFile(await apiFile('GET /meetings/{id}/entry/', { params: { id } })),
    failed: messages.entryFailed,
  });
  const isComing = state === 'planned' && open.includes('cancel');
  if (!isComing && open.length === 0 && !more) return null;
  return (
    <Row>
      {isComing && (
        <Button size="sm" busy={download.isPending} onClick={() => download.mutate()}>
          {messages.addToCalendar}
        </Button>
      )}
      {open.includes('propose') && (
        <Button size="sm" onClick={onPropose}>
          {state === 'planned' ? messages.move : messages.proposeOthers}
        </Button>
      )}
      {open.includes('cancel') && (
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
      {more}
    </Row>
  );
};
