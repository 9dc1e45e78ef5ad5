import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { skillMessages as messages } from './messages.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { skillOptions, type Skill } from './skill-options.ts';
import classes from './SkillsField.module.css';
import { TextField } from '../../ui/fields/TextField.tsx';

interface SkillsFieldProps {
  label: string;
  value: readonly Skill[];
  onChange: (value: Skill[]) => void;
  error?: string | undefined;
  name?: string;
}

type KnownSkills = Answer<'GET /skills/'>;

const mostShown = 40;
/** The option that adds what was typed. */
const ownOption = 'own';

const skillsQuery = callQuery('GET /skills/');

/** Skills of the reference list, found as one types; one's own may be added. */
export const SkillsField = ({ label, value, onChange, error, name }: SkillsFieldProps) => {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const skills = useQuery(skillsQuery);
  const { found, own } = skillOptions(skills.data ?? [], value, typed, mostShown);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (typed.trim() !== '') selectFirstOption();
  }, [typed, selectFirstOption]);

  // An added skill is answered after a while; the choice may have gone on since.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const choose = ({ id, name: skillName }: Skill) => {
    if (latest.current.some((skill) => skill.id === id)) return;
    onChange([...latest.current, { id, name: skillName }]);
  };
  const remove = (id: number) => {
    onChange(value.filter((skill) => skill.id !== id));
    input.current?.focus();
  };

  const add = useAction({
    run: (skillName: string) => api('POST /skills/', { body: { name: skillName } }),
    failed: messages.addFailed,
    onDone: (skill) => {
      client.setQueryData<KnownSkills>(skillsQuery.queryKey, (list = []) =>
        list.some(({ id }) => id === skill.id) ? list : [...list, skill],
      );
      choose(skill);
    },
    onFailed: (_, skillName) => setTyped(skillName),
  });

  const submit = (option: string) => {
    const skill = found.find(({ id }) => String(id) === option);
    if (skill) choose(skill);
    else if (own !== null) add.mutate(own);
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
            description={
              <>
                {messages.hint}{' '}
                <span role="status">{formatCount(value.length, ...messages.chosen)}</span>
              </>
            }
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
          <Combobox.Options className={classes.options} aria-label={label}>
            {found.map(({ id, name: skillName, group }) => (
              <Combobox.Option key={id} value={String(id)} className={classes.option}>
                {skillName}
                <span className={classes.group}>{group}</span>
              </Combobox.Option>
            ))}
            {own !== null && (
              <Combobox.Option value={ownOption}>{messages.add(own)}</Combobox.Option>
            )}
            {found.length === 0 && own === null && (
              <Combobox.Empty>{messages.nothing}</Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {value.length > 0 && (
        <ul className={classes.chosen} aria-label={label}>
          {value.map(({ id, name: skillName }) => (
            <li key={id} className={classes.chip}>
              {skillName}
              <button
                type="button"
                aria-label={messages.remove(skillName)}
                onClick={() => remove(id)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LoadFailure query={skills} failure={messages.loadFailed} />
    </div>
  );
};
