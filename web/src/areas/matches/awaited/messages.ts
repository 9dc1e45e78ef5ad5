/** What is said of a company's answer while it is still to come. */
export const awaitedMessages = {
  read: (company: string, day: string) => `${company} a lu votre fiche le ${day}.`,
  unread: (company: string) => `${company} n’a pas encore lu votre fiche.`,
  due: (day: string) => `Sa réponse est attendue d’ici le ${day}.`,
  late: (day: string) =>
    `Sa réponse était attendue le ${day}\u202f: votre centre de formation le voit.`,
  short: {
    read: (day: string) => `Fiche lue le ${day}`,
    unread: 'Fiche pas encore lue',
    due: (day: string) => `réponse attendue d’ici le ${day}`,
    late: (day: string) => `réponse attendue depuis le ${day}, votre centre le voit`,
  },
  seen: 'Ce candidat voit si vous avez lu sa fiche.',
  seenDue: (day: string) =>
    `Ce candidat voit si vous avez lu sa fiche, et que votre réponse est attendue d’ici le ${day}.`,
  seenLate: (day: string) =>
    `Ce candidat voit si vous avez lu sa fiche, et que votre réponse était attendue le ${day}.`,
};
