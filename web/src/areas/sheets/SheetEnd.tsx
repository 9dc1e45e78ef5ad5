import { Button, ButtonLink, type ButtonProps } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { behalfEndMessages as messages } from './messages.ts';
import classes from './Sheets.module.css';

interface SheetEndProps extends Pick<ButtonProps, 'disabledBecause'> {
  label: string;
  busy: boolean;
  /** Null for whose sheet it is. */
  behalf: {
    back: string;
    /** There is an address at which its owner is told. */
    isReached: boolean;
    tell: boolean;
    setTell: (tell: boolean) => void;
  } | null;
  tellLabel?: string;
}

/** The button that saves; for the staff with whether its owner is told, and the way back. */
export const SheetEnd = ({
  label,
  busy,
  disabledBecause,
  behalf,
  tellLabel = messages.tell,
}: SheetEndProps) => (
  <div className={classes.end}>
    {behalf?.isReached && (
      <CheckboxField
        label={tellLabel}
        description={messages.tellHint}
        value={behalf.tell}
        onChange={behalf.setTell}
      />
    )}
    <Row>
      <Button type="submit" variant="main" busy={busy} disabledBecause={disabledBecause}>
        {label}
      </Button>
      {behalf && <ButtonLink to={behalf.back}>{messages.back}</ButtonLink>}
    </Row>
  </div>
);
