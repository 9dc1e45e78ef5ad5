import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { weightMessages as messages } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { PartSliders } from './PartSliders.tsx';
import { SideWeights } from './SideWeights.tsx';
import { countsNothing, equalWeights, isBest, onSliders, type Settings } from './weights.ts';
import classes from './WeightsForm.module.css';

interface WeightsFormProps {
  settings: Settings;
  onClose: () => void;
}

/** How much each part counts, and how many of the best are kept; then how each side weighs when all are placed at once. */
const WeightsForm = ({ settings, onClose }: WeightsFormProps) => {
  const id = useId();
  const client = useQueryClient();
  const form = useServerForm({
    initial: {
      ...onSliders(settings),
      best: String(settings.best),
      candidate_weights: settings.candidate_weights && onSliders(settings.candidate_weights),
      company_weights: settings.company_weights && onSliders(settings.company_weights),
    },
    check: (typed) => ({
      industry: countsNothing(typed) ? messages.none : null,
      candidate_weights: countsNothing(typed.candidate_weights) ? messages.none : null,
      company_weights: countsNothing(typed.company_weights) ? messages.none : null,
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
  const { industry, test, geographic, resume } = form.values;
  const common = { industry, test, geographic, resume };
  return (
    <Form of={form}>
      <p className={classes.lead}>{messages.lead}</p>
      <PartSliders
        weights={common}
        error={form.field('industry').error}
        onPart={(part, weight) => form.field(part).onChange(weight)}
      />
      <TextField
        label={messages.best}
        description={messages.bestHint}
        inputMode="numeric"
        maxLength={4}
        required
        {...form.field('best')}
      />
      <p className={classes.applies}>{messages.applies}</p>
      <section className={classes.sides} aria-labelledby={id}>
        <h3 id={id}>{messages.sides}</h3>
        <p className={classes.lead}>{messages.sidesLead}</p>
        <SideWeights
          label={messages.ofCandidates}
          group={messages.candidateWeights}
          field={form.field('candidate_weights')}
          common={common}
        />
        <SideWeights
          label={messages.ofCompanies}
          group={messages.companyWeights}
          field={form.field('company_weights')}
          common={common}
        />
      </section>
      <DialogActions>
        <Button variant="quiet" onClick={() => form.setValues({ ...equalWeights })}>
          {messages.equal}
        </Button>
        <Button onClick={onClose}>{dialogMessages.cancel}</Button>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.save}
        </Button>
      </DialogActions>
    </Form>
  );
};

export default WeightsForm;
