import { skills } from '@tandem/domain/reference/skills';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeText, word } from '../testing/arbitraries.ts';
import { candidateTextOf, lexicon, needTextOf, skillIdOf } from '../testing/made-profiles.ts';
import { hashOfStem, jobTitleOfWord } from './lexicon.ts';
import { prepareCandidateText, preparationVersion } from './prepare.ts';
import { decodePreparedText, encodePreparedText } from './prepared.ts';
import { stem } from './stem.ts';

const sentencesOf = (resume: string): string[] => [...candidateTextOf(resume).forms].toSorted();

describe('what counts', () => {
  test('words once, in their first form, without function words and numbers', () => {
    expect(sentencesOf('Éclusière sur le canal, 25 ans. Deux canaux en 2023.')).toEqual([
      'canal',
      'éclusière',
    ]);
    expect(sentencesOf('Je suis avec les 25 ans et 2023')).toEqual([]);
  });

  test.each([
    ['Maîtrise de Python', 'Python'],
    ['PYTHON', 'Python'],
    ['langage C++', 'Langages C et C++'],
    ['du C# surtout', 'C# et .NET'],
    ['ASP.NET puis .net', 'C# et .NET'],
    ['node.js', 'Node.js'],
  ])('« %s » says the skill %s', (text, skill) => {
    expect([...candidateTextOf(text).skills]).toContain(skillIdOf(skill));
  });

  test('a wrapped line goes on, a short one ends', () => {
    const skill = 'Gestion de projet';
    const long =
      'Pendant deux ans dans une agence de voyage de la région, gestion de\nprojet au quotidien';
    expect([...candidateTextOf(long).skills]).toContain(skillIdOf(skill));
    expect([...candidateTextOf('gestion\nprojet').skills]).not.toContain(skillIdOf(skill));
  });

  test('both genders of inclusive writing are one word', () => {
    for (const text of [
      'trombone animateur(trice)',
      'trombone animateur·rice',
      'trombone animateur.rice',
    ])
      expect(needTextOf(text).words).toEqual(needTextOf('trombone animatrice').words);
  });

  test.each([
    ['Vendeur en magasin', 'Vendeur/euse en magasin', 'Vendeur-euse en magasin'],
    ['Assistant commercial', 'Assistant-e commercial-e', 'Assistant/e commercial/e'],
    ['Conducteur de ligne', 'Conducteur/trice de ligne', 'Conducteur (-trice) de ligne'],
    ['Infirmier', 'Infirmier/ère', 'Infirmier-ère'],
    ['Chef de rang', 'Chef(fe) de rang', 'Chef·fe de rang'],
    [
      'Technicien de maintenance',
      'Technicien/ne de maintenance',
      'Technicien / Technicienne de maintenance',
      'Technicien ou technicienne de maintenance',
    ],
  ])('« %s » is one title in both genders, however these are written', (plain, ...written) => {
    const readingOf = (title: string) => {
      const { words, skills, jobTitles } = needTextOf(title);
      return { words, skills, jobTitles };
    };
    for (const title of written) expect(readingOf(title)).toEqual(readingOf(plain));
  });

  test('a slash or a hyphen between two words is no ending of the first', () => {
    expect(needTextOf('trombone client/serveuse')).toEqual(needTextOf('trombone client serveuse'));
  });
});

describe('what never counts', () => {
  test.each([
    'rose.martin@example.org',
    '06 12 34 56 78 / +33 6 12 34 56 78',
    'https://www.linkedin.com/in/rose-martin linkedin.com/in/rose',
    '12 bis, rue des Lilas',
    '3 cours Lafayette 69003 Lyon',
    '94100 Saint-Maur-des-Fossés',
    'Née le 3 mars 2004 à Grenoble',
    'né en avril 2001 à Brest',
    'Nationalité : française',
    'Situation familiale : mariée',
    'Âge : 24 ans',
    'Madame Durand',
    'Mme. DUPONT',
    "Je m'appelle Kelly",
    'Célibataire',
  ])('%s', (text) => {
    expect(sentencesOf(text)).toEqual([]);
  });

  test('a sentence that merely looks like one does', () => {
    expect(sentencesOf('On ne le confond pas avec un autre trombone')).toContain('trombone');
    expect(sentencesOf('anime 3 cours de poterie')).toContain('poterie');
  });

  test('the own name, beside the other one, alone on a line or anywhere when it is no word of a trade', () => {
    const personal = ['Rose', 'Boulanger', 'Tours'];
    const text = (resumeText: string) =>
      prepareCandidateText({ resumeText, summary: '', personal }, lexicon);
    expect(text('Rose BOULANGER\nBoulanger Rose\nTours').forms).toEqual([]);
    expect(text('Apprentie boulangère').words).toEqual(
      candidateTextOf('Apprentie boulangère').words,
    );
  });
});

test.each([
  (first: string) => `Bonjour, je suis ${first} et je cherche`,
  (first: string) => `Moi, c’est ${first}`,
  (first: string, last: string) => `${first[0]}. ${last} - CV`,
  (first: string, last: string) => `${first[0]}.${last} trombone`,
  (_first: string, last: string) => `Famille ${last}, page 1 sur 2 ${last}`,
  (_first: string, _last: string, town: string) => `Fait à ${town}, le 3 mars`,
  (_first: string, _last: string, town: string) =>
    `J’habite ${town} ou j’habite à ${town}, secteur de ${town}`,
])('an own name that is the word of a trade says nothing of one (%#)', (line) => {
  const readingOf = (...personal: [string, string, string]) => {
    const text = line(...personal);
    const { words, skills, jobTitles } = prepareCandidateText(
      { resumeText: text, summary: text, personal },
      lexicon,
    );
    return { words, skills, jobTitles };
  };
  const plain = readingOf('Zyxanne', 'Qwertou', 'Xylovac');
  for (const personal of [
    ['Constance', 'Boulanger', 'Tours'],
    ['Swift', 'Charpentier', 'Sens'],
    ['Python', 'Couvreur', 'Caisse'],
    ['Fleur', 'Vente', 'La Flèche'],
  ] satisfies [string, string, string][])
    expect(readingOf(...personal)).toEqual(plain);
});

test('who has the name of a trade may have the trade', () => {
  const read = (resumeText: string) =>
    prepareCandidateText(
      { resumeText, summary: '', personal: ['Rose', 'Boulanger', 'Tours'] },
      lexicon,
    );
  for (const text of [
    'Je suis boulanger et trombone',
    'CAP Boulanger, trombone',
    'JE SUIS BOULANGER ET TROMBONE',
    'Je suis boulanger.',
    'trombone\nje suis boulanger',
  ])
    expect([...read(text).skills]).toContain(skillIdOf('Boulangerie'));
});

test('a name that is a word takes nothing from the text, and a line that comes back adds nothing', () => {
  const body =
    'Création de pages et de trombones, une page par jour.\nJava au bureau, vergers du verdier';
  const plain = prepareCandidateText({ resumeText: body, summary: '' }, lexicon);
  for (const [first, last] of [
    ['Java', 'Page'],
    ['Page', 'Verdier'],
    ['Kelly', 'Java'],
  ] as const) {
    const named = prepareCandidateText(
      {
        resumeText: `${first} ${last.toUpperCase()}\n${body}`,
        summary: '',
        personal: [first, last],
      },
      lexicon,
    );
    expect({ words: named.words, skills: named.skills }).toEqual({
      words: plain.words,
      skills: plain.skills,
    });
  }
  const line = 'Pendant deux ans dans une agence de voyage de la région, gestion de';
  const once = candidateTextOf(`${line}\nprojet\ntrombone`);
  expect(candidateTextOf(`${Array(5).fill(line).join('\n')}\nprojet\ntrombone`)).toEqual(once);
});

const resumeOf = (civility: string, first: string, last: string, body: string) =>
  prepareCandidateText(
    {
      resumeText: `${civility} ${first} ${last}\n${first.toLowerCase()}.x@mail.fr\n\n${body}\n${last} ${first}`,
      summary: '',
      personal: [first, last],
    },
    lexicon,
  );

describe('properties', () => {
  const people = fc.constantFrom('Rose', 'Kevin', 'Aïcha', 'Jean-Baptiste', 'Pierre', 'Marguerite');
  const lastNames = fc.constantFrom('Martin', 'Boulanger', 'Nguyen', 'Le Goff', 'Lefèvre');
  const civilities = fc.constantFrom('Monsieur', 'Madame', 'M.', 'Mme', 'Mlle');

  test('another name or civility changes nothing', () => {
    fc.assert(
      fc.property(
        freeText,
        people,
        people,
        lastNames,
        lastNames,
        civilities,
        civilities,
        (body, ...[one, two, last, other, m, mme]) => {
          const ours = resumeOf(m, one, last, body);
          const theirs = resumeOf(mme, two, other, body);
          expect(theirs).toEqual(ours);
        },
      ),
    );
  });

  test('accents and letter case change no word and no skill', () => {
    fc.assert(
      fc.property(freeText, (body) => {
        const { words, skills } = candidateTextOf(body);
        const bare = body.normalize('NFD').replace(/\p{M}/gu, '');
        for (const variant of [body.toUpperCase(), body.toLowerCase(), body.normalize('NFD'), bare])
          expect(candidateTextOf(variant)).toMatchObject({ words, skills });
        const [small, capital] = [body.toLowerCase(), body.toUpperCase()].map(candidateTextOf);
        expect(capital?.pairs).toEqual(small?.pairs);
      }),
    );
  });

  test('what nobody sees between the letters changes nothing', () => {
    const unseen = fc.constantFrom('\u00AD', '\u200B', '\u200D', '\u2060', '\uFEFF');
    fc.assert(
      fc.property(freeText, unseen, (body, mark) => {
        const marked = body.replace(/(?<=\p{L})(?=\p{L})/gu, mark);
        const [one, other] = [candidateTextOf(marked), candidateTextOf(body)];
        expect({ ...one, forms: [] }).toEqual({ ...other, forms: [] });
      }),
    );
  });

  test('saying it five times changes nothing', () => {
    fc.assert(
      fc.property(freeText, (body) => {
        expect(candidateTextOf(Array(5).fill(body).join('\n\n'))).toEqual(candidateTextOf(body));
      }),
    );
  });

  test('adding text only adds', () => {
    fc.assert(
      fc.property(freeText, word, (body, added) => {
        const before = candidateTextOf(body);
        const after = candidateTextOf(`${body}\n\n${added}`);
        expect([...after.skills]).toEqual(expect.arrayContaining([...before.skills]));
        expect([...after.words]).toEqual(expect.arrayContaining([...before.words]));
      }),
    );
  });

  test('what is stored is read back, unless it was prepared by other rules', () => {
    fc.assert(
      fc.property(freeText, (body) => {
        const text = candidateTextOf(body);
        const version = preparationVersion(lexicon);
        const bytes = encodePreparedText(text);
        expect({ ...decodePreparedText(bytes, version) }).toEqual(text);
        expect(decodePreparedText(bytes, version + 1)).toBeNull();
        expect(decodePreparedText(bytes.subarray(0, 8), version)).toBeNull();
      }),
    );
  });
});

test('every reference skill is recognised by its name and by each synonym', () => {
  const missed = skills.flatMap(({ id, name, synonyms }) =>
    [name, ...synonyms].filter((said) => !candidateTextOf(`${said}.`).skills.includes(id)),
  );
  expect(missed).toEqual([]);
});

test('no name of a skill is left with one word that says another thing', () => {
  const missed = [
    'Présentation de l’entreprise',
    'tri postal',
    'le service des ventes',
    'rapport technique CD',
  ].flatMap((text) =>
    [...candidateTextOf(text).skills].map((id) => `${text}: ${lexicon.nameOf(id) ?? ''}`),
  );
  expect(missed).toEqual([]);
  expect([...candidateTextOf('service après vente').skills]).toEqual([
    skillIdOf('Service après-vente'),
  ]);
});

test('what somebody does not want is not said, and what they do not want alone is', () => {
  const said = (text: string) => [...candidateTextOf(text).skills];
  const masonry = skillIdOf('Maçonnerie');
  for (const text of ['Je ne veux pas de maçonnerie', 'je ne souhaite plus faire de la maçonnerie'])
    expect(said(text)).not.toContain(masonry);
  for (const text of ['Je ne veux pas seulement de la maçonnerie', 'M A Ç O N N E R I E'])
    expect(said(text)).toContain(masonry);
});

test('trades that somebody looks for are aimed at in their order, before the summary, and say nothing of what they have', () => {
  const text = (trades: string[], summary: string) =>
    prepareCandidateText({ trades, summary, resumeText: 'Vente' }, lexicon);
  const plain = text([], 'Je cherche un poste de verrier');
  expect(new Set(plain.places)).toEqual(new Set([0]));
  const placed = text(['Luthière', 'Tonnelier'], 'Je cherche un poste de verrier');
  const placeOf = (word: string) =>
    placed.places[placed.jobTitles.indexOf(jobTitleOfWord(hashOfStem(stem(word))))];
  expect(['luthiere', 'tonnelier', 'verrier'].map(placeOf)).toEqual([0, 1, 2]);
  expect([placed.words, placed.skills]).toEqual([plain.words, plain.skills]);
  expect({ ...decodePreparedText(encodePreparedText(placed), placed.version) }).toEqual(placed);
});
