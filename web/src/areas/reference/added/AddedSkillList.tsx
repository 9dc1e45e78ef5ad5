import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { useOpened } from '../../../ui/managed-list/use-opened.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { addedSkills, changedBySkills, type AddedSkill } from './added-skill.ts';
import { MergeSkill } from './MergeSkill.tsx';
import { addedSkillMessages as messages } from './messages.ts';
import { TakeSkill } from './TakeSkill.tsx';

const columns: readonly Column<AddedSkill>[] = [
  { key: 'name', title: messages.name, width: '2fr', cell: ({ name }) => name },
  {
    key: 'state',
    title: messages.state,
    width: '120px',
    cell: ({ taken }) => (
      <Badge variant={taken ? 'good' : 'hollow'}>{taken ? messages.taken : messages.waits}</Badge>
    ),
  },
  {
    key: 'used',
    title: messages.used,
    width: '180px',
    cell: ({ sheets, needs }) => messages.uses(sheets, needs),
    from: 'md',
  },
];

const useRemoval = () => {
  const opened = useOpened<AddedSkill>();
  const remove = useAction({
    run: ({ id }: AddedSkill) => api('DELETE /skills/added/{id}/', { params: { id } }),
    done: messages.removed,
    failed: messages.removeFailed,
    changes: changedBySkills,
    onDone: opened.close,
  });
  return { ...opened, remove };
};

/** What people have added to the list of skills: shown to all, renamed, merged or deleted. */
export const AddedSkillList = () => {
  const skills = useQuery(addedSkills);
  const taking = useOpened<AddedSkill>();
  const merging = useOpened<AddedSkill>();
  const removal = useRemoval();
  const actions = (skill: AddedSkill) => (
    <Row>
      <Button
        size="sm"
        aria-label={skill.taken ? messages.rename(skill.name) : messages.take(skill.name)}
        onClick={() => taking.open(skill)}
      >
        {skill.taken ? messages.renameShort : messages.takeShort}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={messages.merge(skill.name)}
        onClick={() => merging.open(skill)}
      >
        {messages.mergeShort}
      </Button>
      <IconButton label={messages.remove(skill.name)} onClick={() => removal.open(skill)}>
        <TrashIcon />
      </IconButton>
    </Row>
  );
  return (
    <>
      <LoadFailure query={skills} failure={messages.loadFailed} />
      {!(skills.isError && !skills.data) && (
        <DataTable
          label={messages.title}
          paperHead={messages.title}
          rows={skills.data}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          actions={actions}
          actionsWidth={340}
          empty={<EmptyState sentence={messages.none} hint={messages.noneHint} />}
        />
      )}
      <Dialog opened={taking.opened} onClose={taking.close} title={messages.takeTitle} size="sm">
        {taking.item && (
          <TakeSkill key={taking.item.id} skill={taking.item} onClose={taking.close} />
        )}
      </Dialog>
      <Dialog opened={merging.opened} onClose={merging.close} title={messages.mergeTitle} size="sm">
        {merging.item && (
          <MergeSkill key={merging.item.id} skill={merging.item} onClose={merging.close} />
        )}
      </Dialog>
      <ConfirmDialog
        opened={removal.opened}
        onClose={removal.close}
        title={messages.removeTitle(removal.item?.name ?? '')}
        confirm={messages.removeConfirm}
        danger
        busy={removal.remove.isPending}
        onConfirm={() => removal.item && removal.remove.mutate(removal.item)}
      >
        {messages.removeText(removal.item?.sheets ?? 0, removal.item?.needs ?? 0)}
      </ConfirmDialog>
    </>
  );
};
