/** Apart from the words of the form: rows say them on screens that may never open it. */
export const correctingMessages = {
  edit: 'Modifier',
  editNeed: (title: string) => `Modifier : ${title}`,
};
