export const copyMessages = {
  linkCopied: 'Lien copié !',
  failed: (text: string) => `Le navigateur ne permet pas de copier. Voici le texte : ${text}`,
};
