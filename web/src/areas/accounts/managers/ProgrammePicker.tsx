import { levels } from '@tandem/domain/reference/levels';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { useChoices } from '../../../ui/fields/use-choices.ts';
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

const Choice = ({ programmes, onPick }: ChoiceProps) => {
  const [typed, setTyped] = useState('');
  const wanted = fold(typed.trim());
  const found = programmes.filter(({ name, level }) =>
    fold(`${name} ${levels[level]}`).includes(wanted),
  );
  const choices = useChoices(found, onPick);
  return (
    <>
      <input
        {...choices.field}
        className={classes.search}
        aria-label={messages.searchProgramme}
        placeholder={messages.searchProgramme}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          choices.restart();
        }}
      />
      <div {...choices.list} aria-label={messages.trainings} className={classes.options}>
        {found.map((programme, index) => (
          <button
            key={programme.id}
            type="button"
            className={classes.option}
            {...choices.option(programme, index)}
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
