/** What the mail and SMS indicators of an invitation say. */
export const sendingMessages = {
  title: 'Envois',
  mail: 'E-mail',
  sms: 'SMS',
  mailCount: ['e-mail envoyé', 'e-mails envoyés'] as const,
  smsCount: ['SMS envoyé', 'SMS envoyés'] as const,
  last: (moment: string) => `Dernier envoi\u202f: ${moment}`,
  never: 'Jamais',
  mailError: (reason: string) => `Dernier échec\u202f: ${reason}`,
  noSms: "Aucun envoi SMS n'a abouti",
};
