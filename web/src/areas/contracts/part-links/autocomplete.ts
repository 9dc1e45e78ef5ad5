/** What browsers know of whoever types, by how the key of a field ends. */
const known: readonly (readonly [ending: string, token: string])[] = [
  ['_firstname', 'given-name'],
  ['_lastname', 'family-name'],
  ['_birth_name', 'family-name'],
  ['_used_name', 'family-name'],
  ['_birthdate', 'bday'],
  ['_email', 'email'],
  ['_phone', 'tel'],
  ['_street', 'address-line1'],
  ['_zip', 'postal-code'],
  ['_town', 'address-level2'],
];

/** The place and the day of birth are no address: what is not in the list is left to be typed. */
export const autoCompleteOf = (key: string): string =>
  key.endsWith('_birth_town') ? 'off' : (known.find(([end]) => key.endsWith(end))?.[1] ?? 'off');
