import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Popover } from '../../ui/actions/Popover.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { PlaceInput } from '../reference/PlaceInput.tsx';
import { nearMessages as messages } from './messages.ts';
import classes from './NearButton.module.css';
import { distances, usualDistance, type NearState } from './near.ts';

interface NearButtonProps {
  state: NearState;
  onChange: (state: NearState) => void;
  /** Why nobody can be near: the place is not known. */
  error: string | undefined;
}

/** Leaves those who are within so many kilometres of a town. */
export const NearButton = ({ state, onChange, error }: NearButtonProps) => {
  const [place, setPlace] = useState(state.pres);
  const [km, setKm] = useState(state.rayon || usualDistance);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setPlace(state.pres);
    setKm(state.rayon || usualDistance);
    setOpened(!opened);
  };
  const choose = (chosen: NearState) => {
    onChange(chosen);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened || error !== undefined}
      onChange={setOpened}
      position="bottom-start"
      floatingStrategy="fixed"
      width={300}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button size="sm" variant={state.pres === '' ? 'quiet' : 'main'} onClick={open}>
          {state.pres === ''
            ? messages.near
            : messages.within(state.rayon || usualDistance, state.pres)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.near}>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            choose({ pres: place.trim(), rayon: km === usualDistance ? '' : km });
          }}
        >
          <PlaceInput label={messages.town} value={place} onChange={setPlace} error={error} />
          <SelectField
            label={messages.distance}
            placeholder={null}
            choices={distances}
            value={km}
            onChange={({ currentTarget }) => setKm(currentTarget.value)}
          />
          <div className={classes.foot}>
            <Button type="submit" size="sm" variant="main">
              {messages.filter}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => choose({ pres: '', rayon: '' })}>
              {messages.everywhere}
            </Button>
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
};
