import { channelLabels, type Channel } from '@tandem/domain/follow-up/settings/channels';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import classes from './SettingsForm.module.css';

interface ChannelChoiceProps<Each extends Channel> {
  label: string;
  possible: readonly Each[];
  value: readonly Each[];
  onChange: (value: Each[]) => void;
  /** What follows from the choice, where it is not plain. */
  hint?: string | undefined;
}

/** By what something may leave: each ticked or not. */
export const ChannelChoice = <Each extends Channel>({
  label,
  possible,
  value,
  onChange,
  hint,
}: ChannelChoiceProps<Each>) => (
  <div className={classes.channels} role="group" aria-label={label}>
    <Row>
      {possible.map((channel) => (
        <CheckboxField
          key={channel}
          label={channelLabels[channel]}
          value={value.includes(channel)}
          onChange={(isTicked) =>
            onChange(possible.filter((one) => (one === channel ? isTicked : value.includes(one))))
          }
        />
      ))}
    </Row>
    <p className={classes.lead} aria-live="polite">
      {hint}
    </p>
  </div>
);
