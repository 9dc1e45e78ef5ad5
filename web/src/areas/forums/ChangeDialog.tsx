import { parisTime } from '@tandem/domain/calendar/paris-time';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { forumCalls } from './forum-calls.ts';
import { planMessages as messages } from './messages.ts';
import { freeSlots, type Forum, type PlanLine } from './plan.ts';

interface ChangeDialogProps {
  forum: Forum;
  line: PlanLine;
  kind: 'move' | 'drop';
  onClose: () => void;
}

const useChange = ({ forum, line, kind, onClose }: ChangeDialogProps) => {
  const params = { id: forum.id, meeting: line.meeting.id };
  return useAction({
    run: (slot: number) =>
      kind === 'move'
        ? api('PUT /forums/{id}/meetings/{meeting}/', { params, body: { slot } })
        : api('DELETE /forums/{id}/meetings/{meeting}/', { params }),
    done: kind === 'move' ? messages.moved : messages.dropped,
    failed: kind === 'move' ? messages.moveFailed : messages.dropFailed,
    changes: forumCalls,
    onDone: onClose,
    onFailed: onClose,
  });
};

/** Asks where a meeting moves to, or whether it falls. */
const ChangeDialog = (props: ChangeDialogProps) => {
  const { forum, line, kind, onClose } = props;
  const slots = freeSlots(forum, line.meeting);
  const [slot, setSlot] = useState(String(slots[0]?.[0] ?? ''));
  const change = useChange(props);
  const isMove = kind === 'move';
  const canMove = slots.length > 0;
  return (
    <ConfirmDialog
      opened
      title={isMove ? messages.moveOf(line.name) : messages.dropOf(line.name)}
      confirm={isMove ? messages.move : messages.drop}
      danger={!isMove}
      busy={change.isPending}
      onConfirm={() => (isMove && !canMove ? onClose() : change.mutate(Number(slot)))}
      onClose={onClose}
    >
      {!isMove && <p>{messages.dropText}</p>}
      {isMove && canMove && (
        <SelectField
          label={messages.slot}
          choices={slots.map(([at, instant]) => [String(at), parisTime(new Date(instant))])}
          placeholder={null}
          value={slot}
          onChange={(event) => setSlot(event.currentTarget.value)}
        />
      )}
      {isMove && !canMove && <p>{messages.noSlot}</p>}
      {forum.state === 'published' && <p>{messages.told}</p>}
    </ConfirmDialog>
  );
};

export default ChangeDialog;
