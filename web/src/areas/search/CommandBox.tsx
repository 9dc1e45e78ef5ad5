import { useState } from 'react';
import { useNavigate } from '../../platform/router/router.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { useChoices } from '../../ui/fields/use-choices.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import classes from './CommandBox.module.css';
import type { PageEntry } from './find-pages.ts';
import { searchMessages as messages } from './messages.ts';
import { useFound, type Entry } from './use-found.ts';

interface CommandBoxProps {
  opened: boolean;
  onClose: () => void;
  /** Those that whoever is signed in may open. */
  pages: readonly PageEntry[];
  /** Whether people are found too. */
  withPeople: boolean;
}

const stateOf = ({
  people,
  notes,
  pending,
  failed,
  entries,
}: ReturnType<typeof useFound>): string => {
  if (failed) return messages.failed;
  if (pending) return messages.searching;
  if (people?.forgiving || notes?.forgiving) return messages.forgiven;
  const counts = [
    people && people.total > 0 && messages.count(people.total, people.items.length),
    notes && notes.total > 0 && messages.notes(notes.total, notes.items.length),
  ].filter(Boolean);
  if (counts.length > 0) return counts.join(' ');
  return entries.length === 0 ? messages.nothing : '';
};

/** Finds anybody and any page: words in any order, arrows and Enter. */
const CommandBox = ({ opened, onClose, pages, withPeople }: CommandBoxProps) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = useFound(pages, typed, withPeople);
  const { entries } = found;
  const open = ({ to }: Entry) => {
    onClose();
    setTyped('');
    navigate(to);
  };
  // Those whom another search has found are not among the entries while people are searched for.
  const choices = useChoices(entries, open);
  const type = (text: string) => {
    setTyped(text);
    choices.restart();
  };

  return (
    <Dialog opened={opened} onClose={onClose} title={messages.title}>
      <div className={classes.field}>
        <SearchIcon />
        <input
          {...choices.field}
          aria-label={withPeople ? messages.people : messages.pages}
          placeholder={withPeople ? messages.people : messages.pages}
          spellCheck={false}
          maxLength={200}
          data-autofocus
          value={typed}
          // What was looked for before is there still, and goes with the first letter typed.
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <p className={classes.state} role="status">
        {stateOf(found)}
      </p>
      <div {...choices.list} aria-label={messages.found} className={classes.list}>
        {entries.map((entry, index) => (
          <button
            key={entry.key}
            type="button"
            className={classes.entry}
            {...choices.option(entry, index)}
          >
            <span className={classes.name}>{entry.name}</span>
            <span className={classes.hint}>{entry.hint}</span>
          </button>
        ))}
      </div>
      <p className={classes.keys}>{messages.keys}</p>
    </Dialog>
  );
};

export default CommandBox;
