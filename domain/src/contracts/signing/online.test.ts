import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  laterState,
  onlineSignatoryStateKeys,
  onlineSignersFault,
  type OnlineSigner,
} from './online.ts';
import type { Signatory } from './signatories.ts';

const signer = (signatory: Signatory, email = `${signatory}@exemple.fr`): OnlineSigner => ({
  signatory,
  name: signatory,
  email,
});

describe('who is asked to sign online', () => {
  const open: Signatory[] = ['employer', 'candidate'];

  it('are those whose signature is awaited, each once and at an address of their own', () => {
    expect(onlineSignersFault([signer('employer'), signer('candidate')], open)).toBeNull();
    expect(onlineSignersFault([signer('candidate')], open)).toBeNull();
    expect(onlineSignersFault([signer('centre')], open)).toMatch(/n’a plus/);
    expect(onlineSignersFault([signer('employer', '')], open)).toMatch(/à chacun/);
    expect(onlineSignersFault([signer('employer'), signer('candidate', '')], open)).toMatch(
      /pas d’adresse/,
    );
    expect(
      onlineSignersFault([signer('employer'), signer('employer', 'b@exemple.fr')], open),
    ).toMatch(/qu’une fois/);
    expect(
      onlineSignersFault(
        [signer('employer', 'A@exemple.fr'), signer('candidate', 'a@exemple.fr')],
        open,
      ),
    ).toMatch(/adresse/);
  });
});

describe('news of who was asked', () => {
  it('end at the same state in whatever order and however often they come', () => {
    const state = fc.constantFrom(...onlineSignatoryStateKeys);
    fc.assert(
      fc.property(fc.array(state, { minLength: 1 }), (told) => {
        const inOrder = told.reduce(laterState, 'waiting');
        expect([...told, ...told].toReversed().reduce(laterState, 'waiting')).toBe(inOrder);
      }),
    );
  });
});
