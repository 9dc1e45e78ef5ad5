import type { Breaking } from '@tandem/domain/enrolments/breaking';
import { describe, expect, it } from 'vitest';
import { enrolmentMail, type EnrolmentNews } from './messages.ts';

const breaking: Breaking = { brokenOn: '2026-12-30', brokenBy: 'employer', reason: 'trial' };

const news: EnrolmentNews = {
  breaking,
  isProfessional: false,
  byCentre: true,
  greeted: 'Inès',
  otherParty: 'Inès Madi',
  needTitle: 'Chargée de recrutement',
  note: null,
  more: [],
  link: 'https://tandem.example/',
};

const texts = (isProfessional: boolean): string[] =>
  (['applicant', 'company'] as const).map(
    (reader) => enrolmentMail(reader, { ...news, isProfessional }).text,
  );

describe('what is told of a break', () => {
  it('is what the law has of its kind of contract', () => {
    const [candidate = '', company = ''] = texts(true);
    expect(candidate).toContain('Période d’essai');
    expect(candidate).not.toMatch(/45|apprentissage|six mois/);
    expect(company).toContain('se signale à votre OPCO dans les 30 jours');
    expect(company).not.toMatch(/45|sans délai/);
    const [ofApprentice = '', toEmployer = ''] = texts(false);
    expect(ofApprentice).toMatch(/45 premiers jours.*six mois au plus\./s);
    expect(toEmployer).toContain('sans délai, au centre et à votre OPCO');
  });
});
