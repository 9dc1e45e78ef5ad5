import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

/** A button's list of things to do: `Menu`, `Menu.Target`, `Menu.Dropdown`, `Menu.Item`. */
export { Menu } from '@mantine/core';
