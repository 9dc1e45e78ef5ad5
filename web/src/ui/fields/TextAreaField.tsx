import '@mantine/core/styles/Input.layer.css';

/** Several lines of text with their label, hint and error. */
export { Textarea as TextAreaField } from '@mantine/core';
