export const linkRequestMessages = {
  open: 'Recevoir un lien par e-mail',
  lead: 'Donnez l’adresse de votre compte\u202f: vous recevrez un lien qui vous connecte sans mot de passe, ici même.',
  email: 'Adresse email',
  submit: 'Envoyer le lien',
  done: 'Si un compte existe à cette adresse, un e-mail vient de partir.',
  doneHint:
    'Ouvrez son lien sur cet appareil et dans ce navigateur, dans les quinze minutes. Pensez à regarder dans vos courriers indésirables.',
  failed: 'Le lien n’a pas pu être demandé.',
  back: 'Revenir au mot de passe',
};

export const linkSignInMessages = {
  title: 'Connexion par un lien',
  lead: 'Plus qu’un geste, et vous êtes chez vous.',
  submit: 'Me connecter',
  failed: 'La connexion n’a pas abouti.',
  askAgain: 'Recevoir un nouveau lien',
  elsewhere: 'Ce lien a été demandé ailleurs',
  elsewhereHint:
    'Pour que personne d’autre n’entre à votre place, il ne s’ouvre que sur l’appareil et dans le navigateur où vous l’avez demandé. Ouvrez l’e-mail là-bas, ou demandez un nouveau lien ici. La navigation privée, et les applications de messagerie qui ouvrent les liens chez elles, comptent pour un autre navigateur.',
};

export const linkSettingMessages = {
  title: 'Connexion par un lien',
  label: 'Les candidats et les entreprises peuvent se connecter par un lien reçu par e-mail',
  hint: 'Le lien sert une fois, pendant quinze minutes, dans le navigateur où il a été demandé. Qui utilise des codes les donne ensuite. L’équipe du centre ne peut pas s’en servir.',
  loadFailed: 'Le réglage n’a pas pu être chargé.',
  working: 'Enregistrement…',
  done: 'Réglage enregistré.',
  failed: 'Le réglage n’a pas pu être enregistré.',
};
