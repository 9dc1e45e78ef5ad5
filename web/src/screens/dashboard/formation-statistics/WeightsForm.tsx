import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { DialogActions } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { callQuery } from '../../../data/calls.ts';
import { formatPercent } from '../../../format/numbers.ts';
import { Form } from '../../../forms/Form.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';
import { weightMessages as messages } from '../../../messages/statistics.ts';
import { notify } from '../../../notify/notify.ts';
import { partColors } from '../../../theme/tokens.ts';
import {
  equalWeights,
  isBest,
  onSliders,
  parts,
  type Settings,
  sharesOf,
  steps,
} from './weights.ts';
import classes from './WeightsForm.module.css';

interface WeightsFormProps {
  settings: Settings;
  onClose: () => void;
}

/** A slider for each part, and what share of the score that makes; then how many of the best are kept. */
export const WeightsForm = ({ settings, onClose }: WeightsFormProps) => {
  const id = useId();
  const client = useQueryClient();
  const form = useServerForm({
    initial: { ...onSliders(settings), best: String(settings.best) },
    check: (typed) => ({
      industry: parts.every((part) => typed[part] === 0) ? messages.none : null,
      best: isBest(typed.best) ? null : messages.wrongBest,
    }),
    send: (typed) =>
      api('PUT /matching_settings/', { body: { ...typed, best: Number(typed.best) } }),
    onSent: (saved) => {
      client.setQueryData<Settings>(callQuery('GET /matching_settings/').queryKey, saved);
      notify.success(messages.saved);
      onClose();
    },
    onFailed: (error) => notify.failure(messages.failed, error),
    guard: false,
  });
  const shares = sharesOf(form.values);
  return (
    <Form of={form}>
      <p className={classes.lead}>{messages.lead}</p>
      <div
        className={classes.bar}
        role="img"
        aria-label={`${messages.shares} : ${parts
          .map((part) => `${messages.parts[part]} ${formatPercent(shares[part])}`)
          .join(', ')}`}
      >
        {parts.map((part) => (
          <span key={part} style={{ flexGrow: shares[part], background: partColors[part] }} />
        ))}
      </div>
      <div className={classes.parts}>
        {parts.map((part) => {
          const { name, value, error, onChange } = form.field(part);
          return (
            <div key={part} className={classes.part}>
              <label htmlFor={`${id}-${part}`}>
                <span
                  className={classes.dot}
                  style={{ background: partColors[part] }}
                  aria-hidden
                />
                {messages.parts[part]}
              </label>
              <output htmlFor={`${id}-${part}`}>{formatPercent(shares[part])}</output>
              <input
                id={`${id}-${part}`}
                name={name}
                type="range"
                min={0}
                max={steps}
                step={1}
                value={value}
                aria-valuetext={formatPercent(shares[part])}
                aria-invalid={error ? true : undefined}
                onChange={(event) => onChange(Number(event.currentTarget.value))}
              />
              {error && (
                <p className={classes.error} role="alert">
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <TextField
        label={messages.best}
        description={messages.bestHint}
        inputMode="numeric"
        maxLength={4}
        required
        {...form.field('best')}
      />
      <p className={classes.applies}>{messages.applies}</p>
      <DialogActions>
        <Button look="quiet" onClick={() => form.setValues({ ...equalWeights })}>
          {messages.equal}
        </Button>
        <Button onClick={onClose}>{dialogMessages.cancel}</Button>
        <Button type="submit" look="main" busy={form.busy}>
          {messages.save}
        </Button>
      </DialogActions>
    </Form>
  );
};
