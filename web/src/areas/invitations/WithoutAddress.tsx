import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { withoutAddressMessages as messages } from './messages.ts';

interface WithoutAddressProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** That somebody has no address: they are not invited, the staff look after them. */
export const WithoutAddress = ({ value, onChange }: WithoutAddressProps) => (
  <CheckboxField
    label={messages.label}
    description={value ? messages.consequence : undefined}
    value={value}
    onChange={onChange}
  />
);
