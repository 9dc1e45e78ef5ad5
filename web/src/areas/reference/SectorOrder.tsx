import {
  orderWithin,
  sectorOrderLimit,
  withPlaceToggled,
} from '@tandem/domain/candidates/sector-order';
import { useId } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { sectorChoice, sectorMessages as messages } from './messages.ts';
import classes from './SectorOrder.module.css';
import type { Sectors } from './sector-options.ts';

interface SectorOrderProps {
  sectors: Sectors;
  /** The ids of those that are chosen. */
  chosen: readonly number[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: string | undefined;
}

/** Puts the chosen sectors in an order, one touch each: the first that is touched becomes the first choice. */
export const SectorOrder = ({ sectors, chosen, value, onChange, error }: SectorOrderProps) => {
  const hint = useId();
  if (chosen.length < 2) return null;
  const order = orderWithin(value, chosen);
  const isFull = order.length === sectorOrderLimit;
  const nameOf = (id: number): string => sectors.find((one) => one.id === id)?.name ?? '';
  return (
    <div role="group" aria-label={messages.order} aria-describedby={hint} className={classes.order}>
      <p aria-hidden className={classes.title}>
        {messages.order}
      </p>
      <p id={hint} className={classes.hint}>
        {messages.orderHint(sectorOrderLimit)}
      </p>
      <ul className={classes.list}>
        {chosen.map((id) => {
          const place = order.indexOf(id) + 1;
          return (
            <li key={id}>
              <Button
                fullWidth
                aria-pressed={place > 0}
                disabledBecause={place === 0 && isFull && messages.orderFull(sectorOrderLimit)}
                onClick={() => onChange(withPlaceToggled(order, id))}
              >
                <span>{nameOf(id)}</span>
                {place > 0 && <span className={classes.place}>{sectorChoice(place)}</span>}
              </Button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={classes.hint}>
        {order.length > 0 ? messages.orderOf(order.map(nameOf)) : messages.noOrder}
      </p>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
};
