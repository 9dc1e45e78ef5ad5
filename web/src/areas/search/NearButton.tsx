import { Suspense, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { Popover } from '../../ui/popover/Popover.tsx';
import { nearMessages as messages } from './near-messages.ts';
import { usualDistance, type NearState } from './near.ts';

const loadForm = () => import('./NearForm.tsx');

/** A field that proposes towns: few lists are read by it. */
const NearForm = lazyPart(loadForm);

interface NearButtonProps {
  state: NearState;
  onChange: (state: NearState) => void;
  /** Why nobody can be near: the place is not known. */
  error: string | undefined;
}

/** Leaves those who are within so many kilometres of a town. */
export const NearButton = ({ state, onChange, error }: NearButtonProps) => {
  const [opened, setOpened] = useState(false);
  const fetchForm = () => void loadForm().catch(() => undefined);
  const choose = (chosen: NearState) => {
    onChange(chosen);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened || error !== undefined}
      onChange={setOpened}
      label={messages.near}
      side="start"
      width={300}
      renderTarget={(props) => (
        <Button
          size="sm"
          variant={state.pres === '' ? 'quiet' : 'main'}
          onMouseEnter={fetchForm}
          onFocus={fetchForm}
          {...props}
        >
          {state.pres === ''
            ? messages.near
            : messages.within(state.rayon || usualDistance, state.pres)}
        </Button>
      )}
    >
      <Suspense>
        <NearForm state={state} onChoose={choose} error={error} />
      </Suspense>
    </Popover>
  );
};
