export const exportMessages = {
  export: 'Exporter',
  exportHint: 'Exporter la liste au format Excel',
  nothing: 'Il n’y a rien à exporter.',
  failed: 'L’export n’a pas pu être préparé.',
};
