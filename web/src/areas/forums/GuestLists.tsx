import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { fold } from '../../platform/format/text.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { MultiSelectList, type ListSearch } from '../../ui/fields/MultiSelectList.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { forumCalls } from './forum-calls.ts';
import { guestMessages as messages } from './messages.ts';
import type { Forum } from './plan.ts';
import classes from './Forums.module.css';

const invitedOf = (list: readonly { id: number; invited: boolean }[]): number[] =>
  list.filter(({ invited }) => invited).map(({ id }) => id);

const searchOf = (label: string): ListSearch => ({
  label,
  finds: (option, typed) => fold(option.label).includes(fold(typed.trim())),
  nothing: messages.nothing,
});

const candidateSearch = searchOf(messages.searchCandidates);
const needSearch = searchOf(messages.searchNeeds);

interface GuestListsProps {
  forum: Forum;
  /** Told when the choice differs from what is kept, and when it is kept. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Who is invited, of those who can be, while the day is prepared; folded once there is a plan to look at. */
export const GuestLists = ({ forum, onUnsaved }: GuestListsProps) => {
  const [candidates, setCandidates] = useState(() => invitedOf(forum.applicants));
  const [needs, setNeeds] = useState(() => invitedOf(forum.offers));
  const save = useAction({
    run: () =>
      api('PUT /forums/{id}/guests/', {
        params: { id: forum.id },
        body: { applicants: candidates, offers: needs },
      }),
    done: messages.saved,
    failed: messages.failed,
    changes: forumCalls,
    onDone: () => onUnsaved(false),
  });
  const unsaved =
    (keep: (ids: number[]) => void) =>
    (ids: number[]): void => {
      keep(ids);
      onUnsaved(true);
    };
  return (
    <details className={classes.fold} open={forum.meetings.length === 0}>
      <summary>
        <h2>{messages.title(candidates.length, needs.length)}</h2>
      </summary>
      <p className={classes.facts}>{messages.hint}</p>
      <div className={classes.guests}>
        <MultiSelectList
          label={messages.applicants}
          options={forum.applicants.map(({ id, name }) => ({ value: id, label: name }))}
          search={candidateSearch}
          value={candidates}
          onChange={unsaved(setCandidates)}
        />
        <MultiSelectList
          label={messages.offers}
          options={forum.offers.map(({ id, title, company }) => ({
            value: id,
            label: `${company.name} – ${title}`,
          }))}
          search={needSearch}
          value={needs}
          onChange={unsaved(setNeeds)}
        />
      </div>
      <Row>
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          {messages.save}
        </Button>
      </Row>
    </details>
  );
};
