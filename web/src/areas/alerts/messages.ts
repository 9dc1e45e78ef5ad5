export const alertMessages = {
  title: 'Alertes',
  hint: 'Un oui, un rendez-vous proposé, déplacé ou pour demain, votre premier match\u202f: soyez prévenu aussitôt sur cet appareil, même quand Tandem est fermé. L’écran ne montre que l’objet de l’e-mail, et les e-mails continuent.',
  start: 'Prévenir cet appareil',
  started: 'Cet appareil sera prévenu.',
  startFailed: 'Cet appareil n’a pas pu être ajouté.',
  refused:
    'Votre navigateur n’a pas reçu l’autorisation. Rien n’a changé\u202f: recommencez quand vous voulez.',
  none: 'Ce navigateur ne sait pas vous prévenir. Sur iPhone et iPad, ajoutez d’abord Tandem à l’écran d’accueil (Partager, puis «\u202fSur l’écran d’accueil\u202f») et ouvrez-le de là.',
  denied:
    'Les alertes de Tandem sont refusées dans ce navigateur. Autorisez les notifications de ce site dans ses réglages, puis revenez ici.',
  failed: 'La liste des appareils prévenus n’a pas pu être chargée.',
  thisOne: 'Cet appareil',
  since: (moment: string) => `Prévenu depuis le ${moment}`,
  lastTold: (ago: string) => `dernière alerte ${ago}`,
  stop: 'Ne plus prévenir',
  stopOne: (device: string) => `Ne plus prévenir ${device}`,
  stopped: 'Cet appareil ne sera plus prévenu.',
  stopFailed: 'L’appareil n’a pas pu être retiré.',
  less: 'Choisir les e-mails que je reçois',
  sms: 'SMS',
  smsHint: (phone: string) =>
    `Un oui, un rendez-vous demain\u202f: un SMS au ${phone}, en plus de l’e-mail, jamais la nuit ni le dimanche.`,
  smsSaved: 'C’est noté.',
  smsFailed: 'Votre choix n’a pas pu être enregistré.',
};
