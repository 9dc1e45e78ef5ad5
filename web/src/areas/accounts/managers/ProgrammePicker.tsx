import { levels } from '@tandem/domain/reference/levels';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Popover } from '../../../ui/popover/Popover.tsx';
import { fold } from '../../../platform/format/text.ts';
import { managerMessages as messages } from './messages.ts';
import type { Programme } from './managers.ts';
import classes from './ProgrammePicker.module.css';

interface ChoiceProps {
  /** Those that can be added. */
  programmes: readonly Programme[];
  onPick: (programme: Programme) => void;
}

/** Which entry is chosen, and the keys that lead to it. */
const useChosen = (found: readonly Programme[], onPick: ChoiceProps['onPick']) => {
  const id = useId();
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, found.length - 1);
  const idOf = (index: number) => `${id}-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const programme = found[chosen];
    if (!programme || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) {
      onPick(programme);
      return;
    }
    const next = (chosen + step + found.length) % found.length;
    setAt(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  return { id, idOf, chosen, choose: setAt, onKeyDown };
};

const Choice = ({ programmes, onPick }: ChoiceProps) => {
  const [typed, setTyped] = useState('');
  const wanted = fold(typed.trim());
  const found = programmes.filter(({ name, level }) =>
    fold(`${name} ${levels[level]}`).includes(wanted),
  );
  const { id, idOf, chosen, choose, onKeyDown } = useChosen(found, onPick);
  return (
    <>
      <input
        type="text"
        role="combobox"
        className={classes.search}
        aria-label={messages.searchProgramme}
        placeholder={messages.searchProgramme}
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? idOf(chosen) : undefined}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          choose(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={messages.trainings} className={classes.options}>
        {found.map((programme, index) => (
          <button
            key={programme.id}
            id={idOf(index)}
            type="button"
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            className={classes.option}
            onClick={() => onPick(programme)}
          >
            {programme.name}
            <span className={classes.level}>{levels[programme.level]}</span>
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <p className={classes.none} role="status">
          {programmes.length === 0 ? messages.allLinked : messages.noProgrammeFound}
        </p>
      )}
    </>
  );
};

interface ProgrammePickerProps extends ChoiceProps {
  managerName: string;
  busy: boolean;
}

/** The programmes that can be added, with a search; the list scrolls when it is long. */
export const ProgrammePicker = ({
  managerName,
  busy,
  programmes,
  onPick,
}: ProgrammePickerProps) => {
  const [opened, setOpened] = useState(false);
  const pick = (programme: Programme) => {
    setOpened(false);
    onPick(programme);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      label={messages.linkTo(managerName)}
      width={300}
      side="start"
      className={classes.panel}
      renderTarget={(target) => (
        <Button
          variant="quiet"
          size="sm"
          className={classes.add}
          busy={busy}
          aria-label={messages.linkTo(managerName)}
          {...target}
        >
          <span aria-hidden>+</span> {messages.add}
        </Button>
      )}
    >
      <Choice programmes={programmes} onPick={pick} />
    </Popover>
  );
};
