/** Apart from what the page says: the list of programmes, which leads to it, says no more. */
export const officialFormsTitle = 'Formulaires officiels';
