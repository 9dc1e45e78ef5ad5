export const thanksMessages = {
  title: 'Merci',
  text: 'Vos réponses sont enregistrées avec succès : le besoin est maintenant actif.',
  next: 'L’entreprise verra bientôt les candidats qui lui correspondent. Vous pouvez fermer cette page.',
  home: "Retour à la page d'accueil",
};
