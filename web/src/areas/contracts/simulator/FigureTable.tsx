import { parisClock } from '@tandem/domain/calendar/paris-time';
import { figureNameKeys, figureNames, nextEnd } from '@tandem/domain/contracts/pay/figures';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { narrowSpace } from '../../../platform/format/numbers.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required } from '../../../ui/forms/checks.ts';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { figureOf, type FigureRecord } from './figure-of.ts';
import { simulatorMessages as messages } from './messages.ts';
import classes from './Simulator.module.css';

const valueOf = (text: string): number => Number(text.trim().replace(',', '.'));

const sentenceOf = ({ name, value, from, until }: FigureRecord) => ({
  label: figureNames[name].label,
  value:
    value === null
      ? messages.unknown
      : `${String(value).replace('.', ',')}${narrowSpace}${figureNames[name].unit}`,
  days: until
    ? messages.span(formatShortDay(from), formatShortDay(until))
    : `${messages.figureFrom.toLowerCase()} ${formatShortDay(from)}`,
});

const names = figureNameKeys.map((name) => [name, figureNames[name].label] as const);

const AddFigure = ({ onAdded }: { onAdded: () => void }) => {
  const empty = { name: '', from: '', until: '', value: '', source: '' };
  const form = useKeptForm('/contract/figures/new', {
    initial: empty,
    check: ({ name, from, value, source }) => ({
      name: required(name),
      from: required(from),
      value: required(value) ?? (Number.isNaN(valueOf(value)) ? messages.number : null),
      source: required(source),
    }),
    send: ({ name, value, ...rest }) =>
      api('POST /contract/figures/', {
        body: { ...rest, name: name as FigureRecord['name'], value: valueOf(value) },
      }),
    onSent: () => {
      notify.success(messages.added);
      form.restart();
      onAdded();
    },
    onFailed: (error) => notify.failure(messages.addFailed, error),
  });
  return (
    <KeptForm of={form}>
      <SelectField label={messages.figureName} choices={names} {...form.field('name')} />
      <DateField label={messages.figureFrom} {...form.field('from')} />
      <DateField
        label={messages.figureUntil}
        description={messages.figureUntilHint}
        {...form.field('until')}
      />
      <TextField label={messages.figureValue} inputMode="decimal" {...form.field('value')} />
      <TextField label={messages.figureSource} maxLength={200} {...form.field('source')} />
      <Button type="submit" busy={form.busy}>
        {messages.add}
      </Button>
    </KeptForm>
  );
};

interface FigureTableProps {
  figures: readonly FigureRecord[];
  /** Whether the reader may add and remove. */
  mayChange: boolean;
  onChanged: () => void;
}

/** Every amount and rate, with its day, its source and until when it is known. */
export const FigureTable = ({ figures, mayChange, onChanged }: FigureTableProps) => {
  const [opened, setOpened] = useState(false);
  const [today] = useState(() => parisClock(new Date()).day);
  const end = nextEnd(figures.map(figureOf), today);
  const ending = end && messages.figuresEnd(end.count, end.on);
  const removing = useAction({
    run: (id: number) => api('DELETE /contract/figures/{id}/', { params: { id } }),
    done: messages.removed,
    failed: messages.removeFailed,
    changes: ['GET /contract/figures/'],
  });
  return (
    <Fold
      id="figures"
      level={2}
      variant="bar"
      className={classes.fold}
      title={messages.figures}
      about={ending ? `${messages.figuresLead} ${ending}` : messages.figuresLead}
      cells={null}
      opened={opened}
      onToggle={() => setOpened(!opened)}
    >
      {mayChange && <AddFigure onAdded={onChanged} />}
      <ul className={classes.figures}>
        {figures.map((figure) => {
          const { label, value, days } = sentenceOf(figure);
          return (
            <li key={`${figure.id ?? ''} ${figure.name} ${figure.from}`}>
              {label} <strong>{value}</strong>
              <span>
                {days} · {figure.source}
                {figure.to_check && ` · ${messages.toCheck}`}
              </span>
              {mayChange && figure.id !== null && (
                <Button size="sm" onClick={() => removing.mutate(figure.id ?? 0)}>
                  {messages.remove}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
};
