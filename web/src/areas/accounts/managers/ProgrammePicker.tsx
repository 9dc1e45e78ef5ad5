import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { levels } from '@tandem/domain/reference/levels';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { fold } from '../../../platform/format/text.ts';
import { managerMessages as messages } from './messages.ts';
import type { Programme } from './managers.ts';
import classes from './Programmes.module.css';

interface ProgrammePickerProps {
  managerName: string;
  /** Those that can be added. */
  programmes: readonly Programme[];
  busy: boolean;
  onPick: (programme: Programme) => void;
}

/** Below the bar at the top of the page, which would cover the search. */
const room = { flip: { padding: { top: 72, bottom: 8 } }, shift: true };

/** The programmes that can be added, with a search; the list scrolls when it is long. */
export const ProgrammePicker = ({
  managerName,
  programmes,
  busy,
  onPick,
}: ProgrammePickerProps) => {
  const [typed, setTyped] = useState('');
  const store = useCombobox({
    onDropdownClose: () => {
      store.resetSelectedOption();
      setTyped('');
    },
    // As the library does it, but for the page: it must not follow the list to where it stands before it has its place.
    onDropdownOpen: () =>
      setTimeout(() => store.searchRef.current?.focus({ preventScroll: true }), 0),
  });
  const wanted = fold(typed.trim());
  const found = programmes.filter(({ name, level }) =>
    fold(`${name} ${levels[level]}`).includes(wanted),
  );
  const pick = (id: string) => {
    const programme = programmes.find((one) => String(one.id) === id);
    store.closeDropdown();
    store.focusTarget();
    if (programme) onPick(programme);
  };
  return (
    <Combobox
      store={store}
      width={300}
      position="bottom-start"
      middlewares={room}
      onOptionSubmit={pick}
    >
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <Button
          variant="quiet"
          size="sm"
          className={classes.add}
          busy={busy}
          aria-label={messages.linkTo(managerName)}
          aria-haspopup="dialog"
          aria-expanded={store.dropdownOpened}
          onClick={() => store.toggleDropdown()}
        >
          <span aria-hidden>+</span> {messages.add}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown role="dialog" aria-label={messages.linkTo(managerName)}>
        <Combobox.Search
          value={typed}
          role="combobox"
          aria-expanded={store.dropdownOpened}
          aria-controls={store.listId ?? ''}
          aria-label={messages.searchProgramme}
          placeholder={messages.searchProgramme}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            store.updateSelectedOptionIndex();
          }}
        />
        <Combobox.Options className={classes.options ?? ''} aria-label={messages.trainings}>
          {found.map(({ id, name, level }) => (
            <Combobox.Option key={id} value={String(id)} className={classes.option ?? ''}>
              {name}
              <span className={classes.level}>{levels[level]}</span>
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty>
              {programmes.length === 0 ? messages.allLinked : messages.noProgrammeFound}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
