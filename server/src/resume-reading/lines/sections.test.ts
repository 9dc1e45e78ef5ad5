import { describe, expect, it } from 'vitest';
import { prepareLines, type ResumeLine } from './lines.ts';
import { intoSections } from './sections.ts';
import { sectionsOf, written } from '../testing/test-resume.ts';

const outline = (text: string): string[] =>
  sectionsOf(text).map(
    ({ topics, isHeader, lines }) =>
      `${isHeader ? 'header' : [...topics].join('+')}: ${lines.map((line) => line.text).join(' / ')}`,
  );

describe('intoSections', () => {
  it('parts a resume at its headings', () => {
    expect(outline('Anna Roux\nFORMATION :\nBTS MCO\nExpérience\nVendeuse\nFnac')).toEqual([
      'header: Anna Roux',
      'education: BTS MCO',
      'experience: Vendeuse / Fnac',
    ]);
  });

  it.each([
    ['59240 DunkerqueCOMPÉTENCES CLÉS\nExcel', 'skills: Excel'],
    ['Service en salleLANGUES VI-\nVANTES\nAnglais', 'languages: Anglais'],
    ['33000 BordeauxMES ATOUTS\nTECHNIQUES\nExcel', 'skills: Excel'],
    ['69003 LyonLangues parlées\nAnglais', 'languages: Anglais'],
  ])('parts a heading from the line to which it was set: %j', (text, section) => {
    expect(outline(`Anna Roux\n${text}`).at(-1)).toBe(section);
    expect(outline('PROFIL\nJe connais PostgreSQL, PowerPoint et JavaSCRIPT')).toHaveLength(1);
  });

  it('goes on at the head of another page', () => {
    expect(outline('Anna Roux\nFormation (suite)\nBTS MCO\nLangues\nAnglais')).toEqual([
      'header: Anna Roux',
      'education: BTS MCO',
      'languages: Anglais',
    ]);
  });

  it('ends a job or a wish with a label that belongs to neither', () => {
    expect(
      outline(
        'EXPÉRIENCE\nFnac – vendeuse\nLangues : anglais\nLoisirs : photographie\nFORMATION\nBTS MCO',
      ),
    ).toEqual([
      'experience: Fnac – vendeuse',
      'languages: anglais',
      'interests: photographie',
      'education: BTS MCO',
    ]);
    expect(outline('Objectif : BTS MCO\nCompétences : Excel\n# Formation\nBac')).toEqual([
      'profile: BTS MCO',
      'skills: Excel',
      'education: Bac',
    ]);
  });

  it('takes what a form asks of the contract wished for out of studies, and leaves jobs in alternance', () => {
    expect(
      outline(
        'PARCOURS SCOLAIRE\nDiplôme : Bac\nContrat recherché : un an\nÉtablissement : Lycée X\nEXPÉRIENCE\nAlternance : vendeuse, 2023 – 2025',
      ),
    ).toEqual([
      'education: Diplôme : Bac',
      'profile: Contrat recherché : un an',
      'education: Établissement : Lycée X',
      'experience: Alternance : vendeuse, 2023 – 2025',
    ]);
  });

  it('keeps together what a form asks of the contract wished for', () => {
    expect(
      outline(
        'LANGUES\nAnglais\nContrat recherché : alternance\nDébut : 09/2026\nDurée : 2 ans\nPermis : non',
      ),
    ).toEqual([
      'languages: Anglais',
      'profile: Contrat recherché : alternance / Début : 09/2026 / Durée : 2 ans',
      'languages: Permis : non',
    ]);
  });

  it('reads fields of a form that are counted', () => {
    expect(
      outline(
        'Nom :\tRoux\nFormation visée :\tBTS MCO\nDiplôme 1 :\t2023 - Bac\nDiplôme 2 :\t2021 - CAP\nExpérience 1 :\tVendeuse\nCompétences :\tExcel\nLangues :\tAnglais\nLoisirs :\tChant',
      ).slice(1),
    ).toEqual([
      'profile: BTS MCO',
      'education: 2023 - Bac',
      'education: 2021 - CAP',
      'experience: Vendeuse',
      'skills: Excel',
      'languages: Anglais',
      'interests: Chant',
    ]);
  });

  it('takes what stands right under the name for no heading, though a sidebar’s are set like it', () => {
    const sizes = new Map([
      ['Contact', 12],
      ['Langues', 12],
      ['Anna Roux', 24],
      ['BTS MCO en apprentissage', 12],
    ]);
    const lines = written(
      'Contact\nanna@exemple.fr\nLangues\nAnglais\nAnna Roux\nBTS MCO en apprentissage\nNantes, France\nExpérience\nVendeuse',
    ).map((line) => ({ ...line, size: sizes.get(line.text) ?? 10 }));
    const sections = intoSections(prepareLines(lines), new Set());
    expect(sections.map((section) => section.lines.map(({ text }) => text))).toContainEqual([
      'Anna Roux',
      'BTS MCO en apprentissage',
      'Nantes, France',
    ]);
  });

  it('takes no line of dates for the name that begins a head anew, however large it was recognised', () => {
    const lines = written('Anna Roux\n# Scolarité\n2025-2027 : BTS MCO, Lycée Curie,\nAngoulême');
    const enlarged = lines.map((line, index) => ({ ...line, size: index === 2 ? 19 : line.size }));
    const sections = intoSections(prepareLines(enlarged), new Set());
    expect(sections.map(({ isHeader }) => isHeader)).toEqual([true, false]);
  });

  it('takes what stands in a margin of headings for one, whatever the others look like', () => {
    const lines = written(
      'FORMATION\nBac STMG\nSTAGES\nVendeuse\nLANGUES\nAnglais\nCompétences liées à l’emploi\nExcel',
    ).map((line) => (line.text.startsWith('Compétences') ? { ...line, isHeading: true } : line));
    const sections = intoSections(prepareLines(lines), new Set());
    expect(sections.map((section) => section.lines.map(({ text }) => text))).toContainEqual([
      'Excel',
    ]);
  });

  it('takes a heading in capitals from before its text where headings are in capitals', () => {
    expect(
      outline(
        'Anna Roux\nFORMATION\nBac STMG\nSTAGES\nVendeuse\nATOUTS\nExcel\nLANGUES anglais B1, wolof',
      ),
    ).toContain('languages: anglais B1, wolof');
    expect(outline('Anna Roux\nFormation\nBac STMG\nLANGUES anglais B1')).not.toContain(
      'languages: anglais B1',
    );
  });

  it('parts what a message says, in capitals, at each line’s start', () => {
    expect(
      outline(
        'Bonjour,\nAnna Roux\nRECHERCHE : BTS MCO\nEXPÉRIENCE : vendeuse\nCOMPÉTENCES : Excel\nLANGUES : anglais',
      ),
    ).toEqual(
      expect.arrayContaining(['experience: vendeuse', 'skills: Excel', 'languages: anglais']),
    );
  });

  it('ends a list where a text box begins, and neither a heading that has its own box nor jobs', () => {
    const boxed = new Set(['LANGUES', 'Anglais', 'Apprentissage, 24 mois', 'JOBS', 'Vendeuse']);
    const lines = [
      ...written('LANGUES\nAnglais\nApprentissage, 24 mois\nMES JOBS\nCaissière\nVendeuse'),
    ].map((line) => (boxed.has(line.text) ? { ...line, startsBox: true } : line));
    const sections = intoSections(prepareLines(lines), new Set());
    expect(sections.map((section) => section.lines.map(({ text }) => text))).toEqual([
      ['Anglais'],
      ['Apprentissage, 24 mois'],
      ['Caissière', 'Vendeuse'],
    ]);
  });

  it('takes no address for a heading, however large it is set', () => {
    expect(
      outline('# CONTACT\n# ANNA.ROUX@EXEMPLE.FR\nLyon\n# LANGUES\nAnglais').slice(0, 1),
    ).toEqual(['contact: ANNA.ROUX@EXEMPLE.FR / Lyon']);
  });

  it('reads a heading with its text on the same line', () => {
    expect(outline('Anna Roux\nLangues : anglais, espagnol\nLoisirs\tnatation')).toEqual([
      'header: Anna Roux',
      'languages: anglais, espagnol',
      'interests: natation',
    ]);
  });

  it('reads studies and jobs behind inline headings where all headings are inline', () => {
    expect(
      outline(
        'Anna Roux\nProfil : calme\nExpérience : vendeuse, Fnac\nFormation : BTS MCO, Lyon ; Bac\nSTMG\nLangues : anglais',
      ),
    ).toEqual([
      'header: Anna Roux',
      'profile: calme',
      'experience: vendeuse, Fnac',
      'education: BTS MCO, Lyon ; Bac / STMG',
      'languages: anglais',
    ]);
  });

  it('leaves labels inside of a job and a profile', () => {
    expect(outline('EXPÉRIENCES\nVendeuse\nOutils : Excel\nPROFIL\nMon atout : le calme')).toEqual([
      'experience: Vendeuse / Outils : Excel',
      'profile: Mon atout : le calme',
    ]);
  });

  it('ends a section at a heading that it does not know, by its size', () => {
    expect(outline('# FORMATION\nBTS MCO\n# Petits bonheurs\nLe thé\nLa mer\nLe ciel')).toEqual([
      'education: BTS MCO',
      'other: Le thé / La mer / Le ciel',
    ]);
  });

  it('takes no line like the text for a heading where headings have a look of their own', () => {
    expect(outline('FORMATION\nBTS MCO\nStage\nEXPÉRIENCE\nLANGUES\nAnglais')).toEqual([
      'education: BTS MCO / Stage',
      'languages: Anglais',
    ]);
  });

  it('takes the headings of a sidebar, larger than its text, for such whatever those of the page look like', () => {
    expect(
      outline(
        '# FORMATION\nBTS MCO\nLyon\n# EXPÉRIENCE\nFnac\nLyon\n# PROFIL\nCalme\n# Langues\nAnglais',
      ),
    ).toContain('languages: Anglais');
  });

  it('begins anew at the name, which a sidebar may stand before', () => {
    const at = (y: number, text: string, size = 10) => ({ page: 1, x: 40, y, size, text });
    const lines = prepareLines([
      at(60, 'anna@exemple.fr'),
      at(80, 'LOISIRS'),
      at(94, 'Danse'),
      at(130, 'Anna Roux', 22),
      at(150, 'Apprentissage BP Coiffure'),
      at(170, 'FORMATION'),
      at(184, 'CAP Coiffure'),
    ]);
    expect(intoSections(lines, new Set()).map((section) => section.isHeader)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('goes on with what a column leaves unfinished', () => {
    const at = (x: number, y: number, text: string) => ({ page: 1, x, y, size: 10, text });
    const lines = prepareLines([
      at(40, 500, 'FORMATION'),
      at(40, 514, 'BTS MCO'),
      at(310, 90, '2023 – 2025'),
      at(310, 120, 'LANGUES'),
      at(310, 134, 'Anglais'),
    ]);
    const first = lines[2];
    expect(
      intoSections(lines, new Set(first ? [first] : [])).map((section) =>
        section.lines.map(({ text }) => text),
      ),
    ).toEqual([['BTS MCO', '2023 – 2025'], ['Anglais']]);
  });

  it('takes what begins the next column for the text of a heading that ended the one before', () => {
    const at = (x: number, y: number, text: string) => ({ page: 1, x, y, size: 10, text });
    const lines = prepareLines([
      at(40, 300, 'FORMATION'),
      at(40, 314, 'BTS MCO'),
      at(40, 500, 'COMPÉTENCES'),
      at(310, 300, 'Relation client'),
      at(310, 320, 'LANGUES'),
      at(310, 334, 'Anglais'),
    ]);
    const of = (columnStart: ResumeLine | undefined) =>
      intoSections(lines, new Set(columnStart ? [columnStart] : [])).map(
        ({ topics, lines: own }) => `${[...topics].join()}: ${own.map(({ text }) => text).join()}`,
      );
    expect(of(lines[3])).toEqual([
      'education: BTS MCO',
      'skills: Relation client',
      'languages: Anglais',
    ]);
    // At the head of a page the name stands, or what somebody is.
    const high = lines.map((line) => (line === lines[3] ? { ...line, y: 20 } : line));
    const [, , , first] = high;
    expect(
      intoSections(high, new Set(first ? [first] : [])).find(({ isHeader }) => isHeader)?.lines,
    ).toHaveLength(1);
  });

  it('takes a large line with a mark before it for a heading', () => {
    expect(outline('# ▸ Langues\nAnglais\nArabe')).toEqual(['languages: Anglais / Arabe']);
  });

  it('takes no item of a list for a heading', () => {
    expect(outline('SAVOIR-ÊTRE\n• Langues\n• Formation')).toEqual(['skills: Langues / Formation']);
  });
});
