import type { Plugin } from 'vite';
import { writeSheets } from '../src/platform/spreadsheet/writing/write-sheets.ts';
import type { Sheet } from '../src/platform/spreadsheet/sheets.ts';

/** Not an address, so that an example which was left in the file is never written to. */
const exampleEmail = 'exemple : prenom.nom@domaine.fr';

const help = (...lines: string[]): Sheet => ({
  name: "Mode d'emploi",
  titles: ["Mode d'emploi"],
  rows: lines.map((line) => [line]),
});

const templates: Record<string, readonly Sheet[]> = {
  'modele-candidats.xlsx': [
    {
      name: 'Candidats',
      titles: ['Prénom', 'Nom', 'Email', 'Téléphone', 'Formation', 'Session', 'Ville'],
      rows: [['Camille', 'Exemple', exampleEmail, '06 12 34 56 78', '', '', '']],
    },
    help(
      'Une ligne par candidat, dans la première feuille. Remplacez la ligne d’exemple.',
      'L’adresse e-mail est obligatoire ; les autres colonnes sont facultatives.',
      'Avec un numéro de téléphone, l’invitation part aussi par SMS.',
    ),
  ],
  'modele-entreprises.xlsx': [
    {
      name: 'Entreprises',
      titles: ['Entreprise', 'Email', 'Contact', 'Téléphone', 'SIRET', 'Ville'],
      rows: [['Exemple SARL', exampleEmail, '', '', '', '']],
    },
    help(
      'Une ligne par entreprise, dans la première feuille. Remplacez la ligne d’exemple.',
      'Le nom et l’adresse e-mail sont obligatoires.',
    ),
  ],
};

/** Makes the files that staff fill in for an import, from the very columns that the import reads. */
export const importTemplates = (): Plugin => ({
  name: 'tandem-import-templates',
  async generateBundle() {
    for (const [fileName, sheets] of Object.entries(templates))
      this.emitFile({ type: 'asset', fileName, source: new Uint8Array(await writeSheets(sheets)) });
  },
  configureServer({ middlewares }) {
    for (const [fileName, sheets] of Object.entries(templates))
      middlewares.use(`/${fileName}`, (_request, response) => {
        void writeSheets(sheets).then((file) => response.end(new Uint8Array(file)));
      });
  },
});
