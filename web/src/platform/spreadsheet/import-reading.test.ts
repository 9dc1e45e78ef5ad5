import { describe, expect, it } from 'vitest';
import { ImportReading } from './import-reading.ts';

describe('an import that is looked at', () => {
  const choices = { programmes: [{ id: 7, name: 'BTS MCO' }], sessions: [] };
  const open = async (text: string, remembered = {}) => {
    const reading = new ImportReading({ kind: 'candidates', choices, remembered });
    const told = await reading.open(text);
    return { reading, told, rows: reading.map(told.columns.map(({ field }) => field)) };
  };

  it('tells what the server would not take, by field', async () => {
    const lines = [
      'Prénom;Nom;Email;Téléphone',
      "Zoé;D'Arc;zoe@exemple.fr;612345678",
      'Léa;Roux;lea@exemple.fr;12',
      `${'x'.repeat(101)};;x@exemple.fr;`,
      'Ana;Roux;;',
    ];
    const { rows } = await open(lines.join('\n'));
    const [good, phone, name, none] = rows;
    expect(good).toMatchObject({ line: 2, faults: [], refusals: {} });
    expect(phone).toMatchObject({
      faults: [],
      refusals: { phone: 'Numéro de téléphone invalide.' },
    });
    expect(name?.refusals).toEqual({ first_name: 'Ce champ est limité à 100 caractères.' });
    expect(none).toMatchObject({ faults: ['no-email'], refusals: {} });
  });

  it('notes what a wish says below its programme', async () => {
    const { rows } = await open(
      'Nom;Prénom;Mail;Vœu\nRoux;Ana;ana@exemple.fr;"BTS MCO\nAmiens"\nGay;Lou;lou@exemple.fr;"BTS\nMCO"',
    );
    expect(rows.map(({ programme, values }) => [programme, values.note])).toEqual([
      [7, 'Amiens'],
      [7, ''],
    ]);
  });

  it('takes a cell that a program has written as a formula for its text', async () => {
    const { rows } = await open('Nom;Prénom;Ville;Mail\nRoux;Ana;="Roanne";="ana@exemple.fr"');
    expect(rows[0]?.values).toMatchObject({ town: 'Roanne', email: 'ana@exemple.fr' });
  });

  it('names a sheet once that holds two people a row', async () => {
    const { told, rows } = await open(
      'Nom 1;Prénom 1;Mail 1;Nom 2;Prénom 2;Mail 2\nRoux;Ana;ana@exemple.fr;Gay;Lou;lou@exemple.fr',
    );
    expect(rows).toHaveLength(2);
    expect(told.sheets).toHaveLength(1);
  });

  it('takes no comma of a greeting for what parts a list', async () => {
    const { rows } = await open(
      'Bonjour Ana,\n\n• Lou GAY · BTS MCO · 06 12 34 56 78 · lou@exemple.fr\n• Noé ROUX · BTS MCO · 06 12 34 56 79 · noe@exemple.fr\n\nBien à toi,\nKarim',
    );
    expect(rows.map(({ programme, values }) => [programme, values.last_name])).toEqual([
      [7, 'Gay'],
      [7, 'Roux'],
    ]);
  });

  it('takes apostrophes around each cell for what marks texts', async () => {
    const { rows } = await open("'Nom';'Prénom';'Mail'\n'D''Arc';'Ana';'ana@exemple.fr'");
    expect(rows[0]?.values).toMatchObject({ first_name: 'Ana', last_name: "D'Arc" });
  });

  it('reads what the session stands below, in one cell', async () => {
    const { rows } = await open(
      'Nom;Prénom;Mail;Session\nRoux;Ana;ana@exemple.fr;"BTS MCO\nSession 2026-2027"\nGay;Lou;lou@exemple.fr;"BTS MCO\nSession 2026-2027"',
    );
    expect(rows.map(({ programme, values }) => [programme, values.session])).toEqual([
      [7, 'Session 2026-2027'],
      [7, 'Session 2026-2027'],
    ]);
  });

  it('reads a line of addressees behind the word of a message', async () => {
    const { rows } = await open('À : GAY Lou [lou@exemple.fr] ; ROUX Ana [ana@exemple.fr]');
    expect(rows.map(({ values }) => values.email)).toEqual(['lou@exemple.fr', 'ana@exemple.fr']);
  });

  it('takes whoever has no address where that is wanted, once and by the whole name', async () => {
    const lines = [
      'Prénom;Nom;Email;Téléphone',
      'Awa;Diallo;;06 39 98 12 34',
      ';Roux;;06 39 98 12 35',
      'AWA;diallo;;0639981234',
      'Awa;Diallo;;06 39 98 12 36',
      'Léa;Roux;lea@exemple.fr;',
    ];
    const { reading, rows } = await open(lines.join('\n'));
    expect(rows.map(({ faults }) => faults)).toEqual([
      ['no-email'],
      ['no-email'],
      ['no-email'],
      ['no-email'],
      [],
    ]);
    const taken = reading.choose({ withoutAddress: true });
    expect(taken.map(({ faults, refusals }) => [faults, refusals])).toEqual([
      [[], {}],
      [['no-name'], {}],
      [['duplicate-email'], {}],
      [[], {}],
      [[], {}],
    ]);
  });

  it('takes a class that is told once for those below it, and not one that is told of some', async () => {
    const told = (classes: readonly string[]) =>
      open(
        ['Formation;Nom;Mail', ...classes.map((one, at) => `${one};Roux;a${at}@exemple.fr`)].join(
          '\n',
        ),
      );
    const once = await told(['BTS MCO', '', '', 'Coiffure', '', '']);
    expect(once.rows.map(({ values }) => values.programme)).toEqual([
      'BTS MCO',
      'BTS MCO',
      'BTS MCO',
      'Coiffure',
      'Coiffure',
      'Coiffure',
    ]);
    const some = await told(['BTS MCO', '', '', 'BTS MCO', '', '']);
    expect(some.rows.map(({ programme }) => programme)).toEqual([7, null, null, 7, null, null]);
  });

  it('tells only the rows that a change has changed, also those that it frees', async () => {
    const { reading, rows } = await open(
      'Prénom;Nom;Mail\nZoé;Roux;a@exemple.fr\nLéa;Petit;A@exemple.fr\nNoé;Roux;b@exemple.fr',
    );
    expect(rows.map(({ faults }) => faults)).toEqual([[], ['duplicate-email'], []]);
    const changed = reading.change([{ row: 0, field: 'email', text: 'c@exemple.fr' }]);
    expect(changed.map(({ key, faults }) => [key, faults])).toEqual([
      [0, []],
      [1, []],
    ]);
    expect(reading.leaveOut([2], true)).toEqual([]);
  });

  it('keeps what was typed when the columns, or what programmes mean, are said otherwise', async () => {
    const { reading, told } = await open('Nom;Prénom;Mail;Classe\nRoux;Zoé;a@exemple.fr;1MCO');
    reading.change([{ row: 0, field: 'last_name', text: 'Petit' }]);
    const [row] = reading.choose({ saidProgrammes: { '1mco': 7 } });
    expect(row).toMatchObject({ programme: 7, values: { last_name: 'Petit' } });
    const [again] = reading.map(told.columns.map(({ field }) => field));
    expect(again?.values.last_name).toBe('Petit');
  });

  it('takes the columns of a header row that was seen before', async () => {
    const text = 'A;B\nZoé Roux;a@exemple.fr';
    const { told } = await open(text);
    const { told: known } = await open(text, { [told.key]: ['note', 'email'] });
    expect(known).toMatchObject({ plain: true });
    expect(known.columns.map(({ field }) => field)).toEqual(['note', 'email']);
  });

  it('reads wide forms, and tells what it does not read of a file', async () => {
    const wide = (mail: number) =>
      ['Prénom;Nom', 'Zoé;Roux'].map(
        (line, at) => `${line}${';'.repeat(mail - 1)}${at === 0 ? 'Mail' : 'zoe@exemple.fr'}`,
      );
    const { told, rows } = await open(wide(250).join('\n'));
    expect(rows[0]?.values.email).toBe('zoe@exemple.fr');
    expect(told.losses).toEqual({ columns: 0, cut: 0 });
    const lines = ['Mail;', 'zoe@exemple.fr;'].map((line, at) => line + wide(400)[at]);
    lines[1] = lines[1]?.replace('Zoé', 'é'.repeat(4001)) ?? '';
    expect((await open(lines.join('\n'))).told.losses).toEqual({ columns: 1, cut: 1 });
  });

  it('says where there is no list', async () => {
    await expect(open('Nom;Prénom;Mail')).rejects.toMatchObject({ fault: 'no-rows' });
  });

  it('tells what of a row it does not take: a second person, a second address, a number that is none', async () => {
    const { rows } = await open(
      'Nom et prénom;Mail;Tél\nROUX Léa et ROUX Noé;a@exemple.fr, b@exemple.fr;06 12 34 01 02 / 04 77 12 34 56\nPETIT Zoé;c@exemple.fr;',
    );
    expect(rows.map(({ doubts, spare }) => ({ doubts, spare }))).toEqual([
      { doubts: ['two-people'], spare: ['b@exemple.fr', '04 77 12 34 56'] },
      { doubts: [], spare: [] },
    ]);
    const companies = new ImportReading({ kind: 'companies', choices, remembered: {} });
    const { columns } = await companies.open(
      'Entreprise;Mail;SIRET;Adresse\nPARTENAIRES 2025;;;\nLis;a@lis.fr;5521005540001;12 rue Haute, 42400 Saint-Chamond\nRoc;b@roc.fr;552100554;3 rue Basse 69003 LYON CEDEX 03\nSel;c@sel.fr;;ZI Nord',
    );
    const read = companies.map(columns.map(({ field }) => field));
    expect(read.map(({ values: { siret, town }, doubts }) => [siret, town, doubts.join()])).toEqual(
      [
        ['5521005540001', '42400 Saint-Chamond', 'odd-siret'],
        ['552100554', '69003 LYON', ''],
        ['', '', ''],
      ],
    );
  });

  it('tells who is no longer on the list, by a column or a title of it', async () => {
    const { rows } = await open(
      'Nom;Prénom;Mail;Statut\nRoux;Léa;a@exemple.fr;Admise\nLis;Noé;b@exemple.fr;Désistement (mars)\nABANDONS;;;\nSel;Max;c@exemple.fr;',
    );
    expect(rows.filter(({ isGone }) => isGone).map(({ values }) => values.first_name)).toEqual([
      'Noé',
      'Max',
    ]);
    expect(rows.at(-1)).toMatchObject({ doubts: ['gone'], values: { programme: '' } });
  });

  it('tells who is a candidate’s parent, where a column says of each row who it is', async () => {
    const told = async (links: readonly string[]) => {
      const lines = links.map((link, index) => `Roux;Léa;${link};a${index}@exemple.fr`);
      const { rows } = await open(`Nom;Prénom;Lien;Mail\n${lines.join('\n')}`);
      return rows.map(({ doubts }) => doubts.join());
    };
    expect(await told(['élève', 'mère', 'Élève', 'Responsable légal 1'])).toEqual([
      '',
      'relative',
      '',
      'relative',
    ]);
    // Of every row, it says whom else to call.
    expect(await told(['mère', 'père', 'mère', ''])).toEqual(['', '', '', '']);
  });

  it('takes the programme from the title above, the sheet, or the row above that says « idem »', async () => {
    const { rows } = await open(
      'BTS MCO;;;;Titre pro;;\nNom;Prénom;Mail;;Nom;Prénom;Mail\nRoux;Léa;a@exemple.fr;;Lis;Zoé;c@exemple.fr',
    );
    expect(rows.map(({ programme, values }) => [programme, values.first_name])).toEqual([
      [7, 'Léa'],
      [null, 'Zoé'],
    ]);
    const { rows: titled } = await open(
      'Apprenants BTS MCO – promo 2026;;\n\nNom;Prénom;Mail\nRoux;Léa;a@exemple.fr',
    );
    expect(titled.map(({ programme }) => programme)).toEqual([7]);
    const { rows: classes } = await open(
      'Nom;Prénom;Mail\nBTS MCO;;\nRoux;Léa;a@exemple.fr\nVente en magasin;;\nLis;Noé;b@exemple.fr',
    );
    expect(classes.map(({ programme, doubts }) => [programme, doubts.join()])).toEqual([
      [7, ''],
      [null, 'unknown-programme'],
    ]);
    const { rows: same } = await open(
      'Nom;Prénom;Mail;Formation;Ville\nRoux;Léa;a@exemple.fr;BTS MCO 2026;Lyon\nLis;Noé;b@exemple.fr;idem;//',
    );
    expect(same.map(({ programme, values }) => [programme, values.town])).toEqual([
      [7, 'Lyon'],
      [7, 'Lyon'],
    ]);
  });

  describe('two rows of one person', () => {
    const lines = (...rows: string[]) =>
      ['Prénom;Nom;Email;Téléphone;Formation;Note', ...rows].join('\n');

    it('fill one another where they disagree in nothing', async () => {
      const { rows } = await open(
        lines(
          'Léa;Roux;lea@exemple.fr;;;Salon',
          'LEA;;LEA@exemple.fr;06 39 98 12 34;BTS MCO;Rappeler',
          'Léa;Roux;lea@exemple.fr;06 39 98 12 34;;',
        ),
      );
      expect(rows[0]).toMatchObject({ faults: [], programme: 7, repeat: null });
      expect(rows[0]?.values).toMatchObject({ phone: '06 39 98 12 34', note: 'Salon · Rappeler' });
      expect(rows[1]?.repeat).toEqual({
        key: 0,
        line: 2,
        fills: ['phone', 'programme', 'note'],
        differs: [],
        completes: true,
      });
      expect(rows[2]?.repeat).toMatchObject({ fills: [], differs: [], completes: false });
    });

    it('wait to be asked where they disagree, and what stands first stays', async () => {
      const { reading, rows } = await open(
        lines('Léa;Roux;famille@exemple.fr;;;', 'Noé;Roux;famille@exemple.fr;0639981234;;'),
      );
      expect(rows[0]?.values.phone).toBe('');
      expect(rows[1]?.repeat).toMatchObject({
        fills: ['phone'],
        differs: [{ field: 'first_name', first: 'Léa', second: 'Noé' }],
        completes: false,
      });
      const told = reading.complete([1], true);
      expect(told.map(({ values }) => [values.first_name, values.phone])).toEqual([
        ['Léa', '06 39 98 12 34'],
        ['Noé', '06 39 98 12 34'],
      ]);
      expect(reading.complete([1], false)[0]?.values.phone).toBe('');
    });

    it('are filled no more where a cell was emptied, or the second is left out or a parent’s', async () => {
      const rowsOf = ['Léa;Roux;lea@exemple.fr;;;', 'Léa;Roux;lea@exemple.fr;0639981234;;'];
      const { reading, rows } = await open(lines(...rowsOf));
      // Neither has changed: nobody is asked about again.
      expect(reading.leaveOut([], true)).toEqual([]);
      expect(rows[0]?.values.phone).not.toBe('');
      expect(reading.leaveOut([1], true)[0]?.values.phone).toBe('');
      expect(reading.leaveOut([1], false)[0]?.values.phone).not.toBe('');
      expect(reading.change([{ row: 0, field: 'phone', text: '' }])[0]?.values.phone).toBe('');
      const { rows: family } = await open(
        'Nom;Prénom;Lien;Mail;Tel\nRoux;Léa;élève;a@exemple.fr;\nRoux;;mère;a@exemple.fr;0639981234',
      );
      expect(family[0]?.values.phone).toBe('');
    });
  });
});
