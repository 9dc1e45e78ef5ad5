/** Trades of which both the APE codes and the collective agreements bear the name: where both are known, they are one trade's. */
const trades = `
boulangerie et pâtisserie|1071 4724|0843 1267
boucherie|4722|0992
restauration et hôtellerie|5510 5610 5630|1979 1501
coiffure et esthétique|9602|2596 3032
pharmacie d’officine|4773|1996
cabinet dentaire|8623|1619
cabinet médical|8621 8622|1147
cabinet vétérinaire|7500|1875 2564
expertise comptable|6920|0787
propreté|8121 8122|3043
`;

const rows = trades
  .trim()
  .split('\n')
  .map((line) => {
    const [trade = '', classes = '', agreements = ''] = line.split('|');
    return { trade, classes: classes.split(' '), agreements: agreements.split(' ') };
  });

/** Of an APE code, with or without its dot; null where no agreement bears its name alone. */
export const tradeOfApe = (ape: string): string | null =>
  rows.find(({ classes }) => classes.includes(ape.replace(/[\s.]/g, '').slice(0, 4)))?.trade ??
  null;

export const tradeOfAgreement = (idcc: string): string | null =>
  rows.find(({ agreements }) => agreements.includes(idcc))?.trade ?? null;
