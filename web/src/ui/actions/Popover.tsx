import '@mantine/core/styles/Popover.layer.css';

/**
 * A panel that belongs to a button: `Popover`, `Popover.Target`, `Popover.Dropdown`. In a toolbar, which a phone pushes
 * sideways, it is `floatingStrategy="fixed"`: the toolbar would cut it off.
 */
export { Popover } from '@mantine/core';
