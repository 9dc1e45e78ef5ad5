import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';

/** How a field shows what completes it: in a list that the browser itself scrolls, which needs no code or styles of the library's. */
export const completions = {
  withScrollArea: false,
  styles: { dropdown: { maxHeight: 260, padding: 4, overflowY: 'auto' } },
} as const;
