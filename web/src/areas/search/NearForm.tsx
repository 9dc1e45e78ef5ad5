import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { PlaceInput } from '../reference/PlaceInput.tsx';
import { nearMessages as messages } from './near-messages.ts';
import classes from './NearForm.module.css';
import { distances, usualDistance, type NearState } from './near.ts';

interface NearFormProps {
  state: NearState;
  onChoose: (state: NearState) => void;
  error: string | undefined;
}

/** Of which town, and how far from it. */
const NearForm = ({ state, onChoose: choose, error }: NearFormProps) => {
  const [place, setPlace] = useState(state.pres);
  const [km, setKm] = useState(state.rayon || usualDistance);
  return (
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
  );
};

export default NearForm;
