import type { FormRule } from '@tandem/domain/contracts/official-form/form-fields';
import { searchTexts } from '@tandem/domain/search/search-texts';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ruleWords, withRule, type FormLine } from './form-lines.ts';
import { officialFormMessages as messages } from './messages.ts';
import classes from './OfficialForm.module.css';

const RuleDialog = lazyDialog(() => import('./RuleDialog.tsx'));

interface FormLinesProps {
  lines: readonly FormLine[];
  rules: readonly FormRule[];
  onSave: (rules: FormRule[]) => Promise<unknown>;
}

const Line = ({ line, onSet }: { line: FormLine; onSet: () => void }) => {
  const { field, option, rule } = line;
  return (
    <li>
      <div>
        <strong>{field.name}</strong>
        <p className={classes.quiet}>
          {[
            messages.kinds[field.kind],
            option && messages.option(option),
            messages.page(field.page),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p data-empty={rule === null || undefined}>{ruleWords(line)}</p>
      </div>
      <Button
        size="sm"
        aria-label={messages.setOf(option === '' ? field.name : `${field.name} ${option}`)}
        onClick={onSet}
      >
        {messages.set}
      </Button>
    </li>
  );
};

/** The fields of a form, each with what fills it. */
export const FormLines = ({ lines, rules, onSave }: FormLinesProps) => {
  const [typed, setTyped] = useState('');
  const [isEmptyOnly, setEmptyOnly] = useState(false);
  const [setting, setSetting] = useState<FormLine | null>(null);
  const open = isEmptyOnly ? lines.filter(({ rule }) => rule === null) : lines;
  const texts = open.map((line) => `${line.field.name} ${line.option} ${ruleWords(line)}`);
  const found = searchTexts(texts, useDeferredValue(typed))?.found;
  const shown = found ? open.filter((_, index) => found.includes(index)) : open;
  return (
    <>
      <TextField
        label={messages.filter}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <CheckboxField
        name="empty"
        label={messages.onlyEmpty}
        value={isEmptyOnly}
        onChange={setEmptyOnly}
      />
      <p role="status" className={classes.quiet}>
        {shown.length === 0 ? messages.noneFound : messages.shown(shown.length, lines.length)}
      </p>
      <ul className={classes.lines}>
        {shown.map((line) => (
          <Line key={line.key} line={line} onSet={() => setSetting(line)} />
        ))}
      </ul>
      {setting && (
        <RuleDialog
          line={setting}
          onSave={(rule) => onSave(withRule(rules, setting, rule))}
          onClose={() => setSetting(null)}
        />
      )}
    </>
  );
};
