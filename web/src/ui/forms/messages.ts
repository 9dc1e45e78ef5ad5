export const resumedMessages = {
  resumed: 'Repris là où vous en étiez.',
  startOver: 'Effacer ce brouillon',
};
