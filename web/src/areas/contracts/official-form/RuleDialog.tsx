import type { FormRule } from '@tandem/domain/contracts/official-form/form-fields';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { sourceChoices, waysOf, type FormLine } from './form-lines.ts';
import { officialFormMessages as messages } from './messages.ts';

interface RuleDialogProps {
  line: FormLine;
  /** Saves what fills the line from now on; null for nothing. */
  onSave: (rule: FormRule | null) => Promise<unknown>;
  onClose: () => void;
}

/** No field of the file has these names. */
const nothing = '';
const constant = '=';

const initialOf = ({ rule }: FormLine) => ({
  source: rule ? rule.key || constant : nothing,
  as: rule?.as ?? ('value' as const),
  value: rule?.value ?? '',
});

type Values = ReturnType<typeof initialOf>;

const ruleOf = ({ field, option }: FormLine, { source, as, value }: Values): FormRule | null => {
  if (source === nothing) return null;
  const key = source === constant ? '' : source;
  const way = waysOf(key).find(([one]) => one === as)?.[0] ?? 'value';
  return { name: field.name, option, key, as: way, value };
};

const RuleForm = ({ line, onSave, onClose }: RuleDialogProps) => {
  const isBox = line.field.kind === 'box';
  const form = useServerForm<Values, unknown>({
    initial: initialOf(line),
    guard: false,
    check: ({ source, value }) => {
      const needs = source === constant ? !isBox : source !== nothing && isBox;
      return { value: needs && value.trim() === '' ? messages.required : null };
    },
    send: async (values) => {
      await onSave(ruleOf(line, values));
      onClose();
    },
  });
  const { source } = form.values;
  const isOfFile = source !== nothing && source !== constant;
  const ways = waysOf(source);
  return (
    <Form of={form}>
      <SelectField
        label={messages.source}
        placeholder={messages.nothing}
        choices={[[constant, isBox ? messages.alwaysTicked : messages.aConstant], ...sourceChoices]}
        {...form.field('source')}
      />
      {isOfFile && !isBox && ways.length > 1 && (
        <SelectField
          label={messages.writes}
          placeholder={null}
          choices={ways}
          {...form.field('as')}
        />
      )}
      {isOfFile && isBox && (
        <TextField
          label={messages.code}
          description={messages.codeHint}
          required
          maxLength={300}
          {...form.field('value')}
        />
      )}
      {source === constant && !isBox && (
        <TextField label={messages.text} required maxLength={300} {...form.field('value')} />
      )}
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.save}
      </FormActions>
    </Form>
  );
};

/** Says what fills one field of a form. */
const RuleDialog = (props: RuleDialogProps) => {
  const { field, option } = props.line;
  const name = option === '' ? field.name : `${field.name}, ${messages.option(option)}`;
  return (
    <Dialog opened onClose={props.onClose} title={messages.setOf(name)}>
      <RuleForm {...props} />
    </Dialog>
  );
};

export default RuleDialog;
