/** How a social security number is shown to who did not ask for it: its last two characters. */
export const hiddenNumber = (value: string): string => (value === '' ? '' : `… ${value.slice(-2)}`);
