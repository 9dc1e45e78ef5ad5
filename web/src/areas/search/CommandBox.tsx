import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from '../../platform/router/router.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
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

const Results = ({
  id,
  entries,
  chosen,
  onOpen,
}: {
  id: string;
  entries: readonly Entry[];
  chosen: number;
  onOpen: (entry: Entry) => void;
}) => (
  <div id={id} role="listbox" aria-label={messages.found} className={classes.list}>
    {entries.map((entry, index) => (
      <button
        key={entry.key}
        type="button"
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === chosen}
        tabIndex={-1}
        className={classes.entry}
        onClick={() => onOpen(entry)}
      >
        <span className={classes.name}>{entry.name}</span>
        <span className={classes.hint}>{entry.hint}</span>
      </button>
    ))}
  </div>
);

/** Finds anybody and any page: words in any order, arrows and Enter. */
const CommandBox = ({ opened, onClose, pages, withPeople }: CommandBoxProps) => {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = useFound(pages, typed, withPeople);
  const { entries } = found;
  const chosen = Math.min(at, entries.length - 1);

  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const open = ({ to }: Entry) => {
    onClose();
    type('');
    navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[chosen];
    if (step !== undefined && entries.length > 0)
      setAt((chosen + step + entries.length) % entries.length);
    // Those whom another search has found are not among the entries while people are searched for.
    else if (event.key === 'Enter' && entry) open(entry);
    else return;
    event.preventDefault();
    document
      .querySelector(`#${CSS.escape(`${id}-${chosen}`)}`)
      ?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Dialog opened={opened} onClose={onClose} title={messages.title}>
      <div className={classes.field}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label={withPeople ? messages.people : messages.pages}
          aria-expanded={entries.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
          placeholder={withPeople ? messages.people : messages.pages}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          data-autofocus
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={classes.state} role="status">
        {stateOf(found)}
      </p>
      <Results id={id} entries={entries} chosen={chosen} onOpen={open} />
      <p className={classes.keys}>{messages.keys}</p>
    </Dialog>
  );
};

export default CommandBox;
