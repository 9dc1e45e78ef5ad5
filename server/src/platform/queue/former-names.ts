const names: Readonly<Record<string, string>> = {
  applicantId: 'candidateId',
  offerId: 'needId',
  formationId: 'programmeId',
};

/** What a job is told, by today's names: one that version 0.1.0 left waiting has those of then. */
export const withCurrentNames = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [names[name] ?? name, value]));
