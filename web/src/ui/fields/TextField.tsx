import '@mantine/core/styles/Input.layer.css';

/** A line of text with its label, hint and error. */
export { TextInput as TextField } from '@mantine/core';
