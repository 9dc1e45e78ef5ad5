// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { wholeFile } from '@tandem/domain/contracts/testing/whole-files';
import { partyOf } from '@tandem/domain/contracts/part-links/parties';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PartForm, type Part } from './PartForm.tsx';

afterEach(cleanup);

const known = Object.fromEntries(
  partyOf('candidate').fields.flatMap(({ key }) => {
    const value = wholeFile('an adult at a small firm')[key];
    return value ? [[key, value]] : [];
  }),
);

const part: Part = {
  party: 'candidate',
  company: 'Atelier du Rhône',
  need: 'Développeur web',
  candidate: 'Léa',
  contract_kind: 'apprentice',
  values: {},
  hidden: {},
  others: {},
  proposed: { ...known, candidate_street: '' },
  may_change: true,
};

test('says of a field that may stay empty that it may', () => {
  render(
    <MantineProvider env="test">
      <PartForm
        part={part}
        channel="part"
        send={async () => ({ saved: [], conflicts: [] })}
        reread={async () => part}
        onClosed={() => undefined}
        finish={async () => undefined}
      />
    </MantineProvider>,
  );
  const saidOf = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
      ?.textContent ?? '';
  expect(saidOf('Complément d’adresse')).toContain('Facultatif');
  expect(saidOf('Voie')).not.toContain('Facultatif');
});

test('once nothing is left to do, what stands there beside what was typed is saved, too', async () => {
  const saved = new Map<string, string>();
  render(
    <MantineProvider env="test">
      <PartForm
        part={part}
        channel="part"
        send={async (changes) => {
          for (const { key, value } of changes) saved.set(key, value);
          return { saved: changes.map(({ key }) => key), conflicts: [] };
        }}
        reread={async () => part}
        onClosed={() => undefined}
        finish={async () => undefined}
      />
    </MantineProvider>,
  );
  fireEvent.change(screen.getByLabelText('Commune de naissance'), { target: { value: 'Vienne' } });
  await waitFor(() => expect(saved.get('candidate_birth_town')).toBe('Vienne'), {
    timeout: 15_000,
  });
  expect(saved.size).toBe(1);
  fireEvent.change(screen.getByLabelText('Voie'), { target: { value: 'rue des Lilas' } });
  await waitFor(() => expect(saved.get('candidate_email')).toBe(known['candidate_email']), {
    timeout: 5000,
  });
  expect(Object.fromEntries(saved)).toMatchObject({
    ...known,
    candidate_birth_town: 'Vienne',
    candidate_street: 'rue des Lilas',
  });
});
