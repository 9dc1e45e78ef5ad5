import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { useKeptState } from '../../platform/drafts/use-kept-words.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { KeptReason } from '../../ui/forms/KeptReason.tsx';
import { forumCalls } from './forum-calls.ts';
import { forumMessages, removalMessages as messages } from './messages.ts';
import { comingOf, type Forum, type PlanPage } from './plan.ts';

interface CompanyRemovalDialogProps {
  forum: Forum;
  /** The company's. */
  page: PlanPage;
  now: number;
  onClose: () => void;
}

/** Asks whether a company is taken out of a day of which everybody knows their plan. */
const CompanyRemovalDialog = ({ forum, page, now, onClose }: CompanyRemovalDialogProps) => {
  const words = useKeptState(`/forums/${forum.id}/removal-${page.id}`, { reason: '' });
  const remove = useAction({
    run: () =>
      api('POST /forums/{id}/companies/{company}/removal/', {
        params: { id: forum.id, company: page.id },
        body: words.values,
      }),
    done: messages.done(page.name),
    failed: messages.failed,
    changes: [...forumCalls, 'GET /meetings/'],
    onDone: () => {
      words.startOver();
      onClose();
    },
    onFailed: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={messages.titleOf(page.name)}
      confirm={messages.button}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{messages.text(comingOf(page, now).length)}</p>
      <KeptReason words={words} label={forumMessages.reason} description={messages.reasonHint} />
    </ConfirmDialog>
  );
};

export default CompanyRemovalDialog;
