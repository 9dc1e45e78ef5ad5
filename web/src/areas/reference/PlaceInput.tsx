import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { useState, type ReactNode } from 'react';
import { callQuery } from '../../platform/data/calls.ts';
import classes from './PlaceInput.module.css';
import { placeTexts } from './place-texts.ts';
import { dotted } from '../../ui/dotted.ts';
import { completions } from '../../ui/fields/completions.ts';

export type Commune = Answer<'GET /communes/'>[number];

interface PlaceInputProps {
  label: string;
  value: string;
  onChange: (place: string) => void;
  /** Told which commune was chosen, where other fields can be filled from it. */
  onPick?: (commune: Commune) => void;
  description?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  name?: string;
}

const typingPause = 150;
const shortest = 2;

/** `69003 · Rhône`: what tells apart communes of one name. */
const where = (commune: Commune | undefined): string =>
  dotted([commune?.postal_codes[0], commune?.department_name]);

/** A French commune, completed from its name or postal code; any other place may be typed as well. */
export const PlaceInput = ({ value, onChange, onPick, ...props }: PlaceInputProps) => {
  const [typed] = useDebouncedValue(value.trim(), typingPause);
  // A place that stands there already needs no others beside it before somebody comes to it.
  const [isVisited, setVisited] = useState(false);
  const { data: communes = [] } = useQuery({
    ...callQuery('GET /communes/', { query: { q: typed, limit: 8 } }),
    enabled: isVisited && typed.length >= shortest,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const places = placeTexts(communes);
  return (
    <Autocomplete
      {...completions}
      {...props}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      autoComplete="off"
      data={value.trim().length >= shortest ? [...places.keys()] : []}
      // The server has chosen already, and knows more spellings.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const commune = places.get(option.value);
        return (
          <span className={classes.option}>
            {commune?.name}
            <span className={classes.where}>{where(commune)}</span>
          </span>
        );
      }}
      onFocus={() => setVisited(true)}
      onChange={onChange}
      onOptionSubmit={(text) => {
        const commune = places.get(text);
        if (commune) onPick?.(commune);
      }}
    />
  );
};
