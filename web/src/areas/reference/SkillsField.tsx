import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatCount } from '../../platform/format/numbers.ts';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ChosenSkills } from './ChosenSkills.tsx';
import { skillMessages as messages } from './messages.ts';
import { skillOptions, type Skill } from './skill-options.ts';
import { SkillOptions } from './SkillOptions.tsx';
import classes from './SkillsField.module.css';
import { useSkillChoice } from './use-skill-choice.ts';

interface SkillsFieldProps {
  label: string;
  value: readonly Skill[];
  onChange: (value: Skill[]) => void;
  error?: string | undefined;
  name?: string;
}

const mostShown = 40;

/** A list that opens below what is typed, its first option at hand. */
const useOptionList = (typed: string) => {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (typed.trim() !== '') selectFirstOption();
  }, [typed, selectFirstOption]);
  return combobox;
};

/** Skills of the reference list, found as one types; one's own may be added. */
export const SkillsField = ({ label, value, onChange, error, name }: SkillsFieldProps) => {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const combobox = useOptionList(typed);
  const { skills, choose, add } = useSkillChoice({ value, onChange, onRefused: setTyped });
  const options = skillOptions(skills.data ?? [], value, typed, mostShown);
  const { found, own } = options;
  const remove = (id: number) => {
    onChange(value.filter((skill) => skill.id !== id));
    input.current?.focus();
  };
  const submit = (option: string) => {
    const skill = found.find(({ id }) => String(id) === option);
    if (skill) choose(skill);
    else if (own !== null) add(own);
    setTyped('');
    combobox.resetSelectedOption();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
    // A half-typed skill is not sent with the form.
    if (event.key === 'Enter' && typed.trim() !== '' && !combobox.dropdownOpened) {
      event.preventDefault();
      combobox.openDropdown();
    }
  };
  const hint = (
    <>
      {messages.hint} <span role="status">{formatCount(value.length, ...messages.chosen)}</span>
    </>
  );
  const showsList = found.length > 0 || own !== null || typed !== '';
  return (
    <div className={classes.root}>
      <Combobox store={combobox} onOptionSubmit={submit}>
        <Combobox.Target withExpandedAttribute>
          <TextField
            ref={input}
            label={label}
            name={name}
            value={typed}
            error={error}
            autoComplete="off"
            description={hint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
            }}
            onFocus={() => combobox.openDropdown()}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onKeyDown={onKeyDown}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!showsList}>
          <SkillOptions label={label} {...options} />
        </Combobox.Dropdown>
      </Combobox>
      <ChosenSkills label={label} skills={value} onRemove={remove} />
      <LoadFailure query={skills} failure={messages.loadFailed} />
    </div>
  );
};
