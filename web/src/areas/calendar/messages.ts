export const addressMessages = {
  title: 'Dans votre agenda',
  lead: 'Abonnez votre agenda (Google, Outlook, Apple…) à une adresse secrète : vos rendez-vous y restent à jour. Ne la donnez à personne\u202f; elle prend fin quand vous changez de mot de passe.',
  make: 'Créer mon adresse',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée. Collez-la dans votre agenda, à « Ajouter un agenda par URL ».',
  renew: 'Renouveler',
  renewTitle: 'Renouveler votre adresse d’agenda ?',
  renewText:
    'L’ancienne adresse ne montrera plus rien : il faudra abonner votre agenda à la nouvelle.',
  end: 'Supprimer',
  endTitle: 'Supprimer votre adresse d’agenda ?',
  endText: 'Les agendas qui y sont abonnés ne montreront plus vos rendez-vous.',
  made: 'Adresse créée.',
  ended: 'Adresse supprimée.',
  failed: 'L’adresse n’a pas pu être modifiée.',
  loadFailed: 'L’adresse de votre agenda n’a pas pu être chargée.',
  label: 'Adresse secrète',
};
