import '@mantine/core/styles/Popover.layer.css';

/** A panel that belongs to a button: `Popover`, `Popover.Target`, `Popover.Dropdown`. */
export { Popover } from '@mantine/core';
