export const exportMessages = {
  export: 'Exporter',
  exportHint: 'Exporter la liste au format Excel',
  running: (share: string) => `Export… ${share}`,
  nothing: 'Il n’y a rien à exporter.',
  failed: 'L’export n’a pas pu être préparé.',
};
