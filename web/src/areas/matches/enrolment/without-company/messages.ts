export const keptMessages = {
  title: 'Inscription sans entreprise',
  lead: 'L’entreprise a supprimé son compte. Le contrat continue\u202f: personne d’autre n’est proposé au candidat, jusqu’à ce que vous enregistriez une rupture.',
  leadEnded: 'L’entreprise a supprimé son compte. Le contrat est arrivé à son terme.',
  leadBroken: 'L’entreprise avait supprimé son compte.',
  session: 'Session',
  noSession: 'Inconnue',
  breakText: (name: string) =>
    `Le contrat ${name} avec une entreprise qui n’a plus de compte prendra fin au jour indiqué. Le candidat sera de nouveau libre et à replacer\u202f; l’inscription reste dans l’historique.`,
  told: 'Le candidat sera prévenu\u202f: le message dira que le centre l’a enregistré.',
  done: (name: string) =>
    `La rupture est enregistrée\u202f: un e-mail le dit à ${name}, qui est à replacer.`,
  quiet: 'La rupture est enregistrée, sans message à personne. Le candidat est à replacer.',
  restoreText:
    'À utiliser quand la rupture a été enregistrée par erreur. L’inscription continue, et le candidat en sera prévenu.',
};
