// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fileFields } from '@tandem/domain/contracts/file/file-fields';
import { findingText } from '@tandem/domain/contracts/finding';
import { reasonKey } from '@tandem/domain/contracts/rules/findings';
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { findingsOf } from './draft-findings.ts';
import { DraftField } from './DraftField.tsx';
import type { Draft } from './use-contract-draft.ts';

afterEach(cleanup);

const draft: Draft = {
  values: {
    supervisor_nir: '2690549588157',
    supervisor_phone: '+33639981234',
    ape_code: '4400A',
  },
  isProposed: () => false,
  hidden: {},
  filledBy: () => null,
  set: () => undefined,
  news: { state: 'saved', conflicts: new Map(), faults: {}, savedAt: null },
  settle: () => undefined,
  keepProposed: () => undefined,
  flush: () => Promise.resolve(true),
  lookAgain: () => Promise.resolve(),
};

interface FormProps {
  name: string;
  error?: string;
  /** What stands besides in the draft. */
  values?: Draft['values'];
}

const Form = ({ name, error, values = {} }: FormProps) => {
  const field = fileFields.find(({ key }) => key === name);
  const [focused, setFocused] = useState<string | null>(null);
  return (
    <MantineProvider env="test">
      {field && (
        <DraftField
          field={field}
          draft={{ ...draft, values: { ...draft.values, ...values } }}
          findings={findingsOf(draft.values).filter((finding) => finding.field === name)}
          error={error}
          required={false}
          focused={focused}
          onFocused={setFocused}
        />
      )}
      <button>J’ai terminé</button>
    </MantineProvider>
  );
};

test('what is wrong is said on the way to a button by the keyboard, and not under a finger', () => {
  render(<Form name="supervisor_nir" />);
  const input = screen.getByRole('textbox');
  const button = screen.getByRole('button');
  fireEvent.focus(input);
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.blur(input, { relatedTarget: button });
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.focus(input);
  fireEvent.keyDown(input, { key: 'Tab' });
  fireEvent.blur(input, { relatedTarget: button });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a French number stands as people write it, whatever is stored', () => {
  render(<Form name="supervisor_phone" />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('06 39 98 12 34');
});

test('what is unlikely is told once, above the place for its reason, also once it was sent without one', () => {
  const unlikely = findingsOf(draft.values).find(({ field }) => field === 'ape_code');
  const sentence = unlikely ? findingText(unlikely) : '';
  const { rerender } = render(<Form name="ape_code" error={sentence} />);
  const [input] = screen.getAllByRole('textbox');
  expect(screen.getAllByText(/ne figure pas dans la nomenclature/)).toHaveLength(1);
  expect(screen.getByText(/^Corrigez, ou dites ci-dessous/)).toBeDefined();
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  // Its reason is what was asked for.
  const values = { [reasonKey(unlikely?.rule ?? '')]: 'Code donné par l’Insee' };
  rerender(<Form name="ape_code" error={sentence} values={values} />);
  expect(screen.getAllByText(/ne figure pas dans la nomenclature/)).toHaveLength(1);
  expect(screen.queryByText(/^Corrigez, ou dites ci-dessous/)).toBeNull();
  expect(input?.getAttribute('aria-invalid')).not.toBe('true');
});
