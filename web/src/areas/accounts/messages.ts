export const loginMessages = {
  title: 'Connexion',
  email: 'Adresse email',
  password: 'Mot de passe',
  submit: 'Se connecter',
  privacy: 'Vos données et vos droits',
  forgotten: 'Mot de passe oublié ? Cliquez ici pour le réinitialiser',
  working: 'Connexion en cours...',
  done: 'Connexion réussie !',
  failed: 'Identifiant ou mot de passe incorrect. Veuillez réessayer.',
};

export const resetRequestMessages = {
  title: 'Mot de passe oublié',
  lead: 'Indiquez l’adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.',
  email: 'Adresse email',
  submit: 'Envoyer',
  done: 'Un e-mail de réinitialisation du mot de passe a été envoyé.',
  doneHint: 'Pensez à regarder dans vos courriers indésirables. Le lien ne sert qu’une fois.',
  failed: "Erreur lors de l'envoi de l'e-mail de réinitialisation du mot de passe.",
  backToLogin: 'Retour à la connexion',
};

export const resetMessages = {
  title: 'Nouveau mot de passe',
  lead: 'Choisissez le mot de passe avec lequel vous vous connecterez désormais.',
  submit: 'Réinitialiser le mot de passe',
  mismatch: 'Les mots de passe ne correspondent pas',
  done: 'Mot de passe réinitialisé avec succès',
  failed: 'Erreur lors de la réinitialisation du mot de passe',
  toLogin: 'Se connecter',
  linkBroken: 'Ce lien est incomplet. Ouvrez-le depuis l’e-mail, ou demandez-en un nouveau.',
  askAgain: 'Demander un nouveau lien',
};
