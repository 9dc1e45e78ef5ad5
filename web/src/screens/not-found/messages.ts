export const notFoundMessages = {
  title: '404 - Not Found',
  text: "Désolé, la page que vous recherchez n'existe pas.",
  home: "Retour à la page d'accueil",
};
