import type { ColumnType } from 'kysely';

type Id = ColumnType<number, never, never>;
type WithDefault<Type> = ColumnType<Type, Type | undefined, Type>;
type OrNull<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

/** Who signs in with what, from where, and how often somebody failed to. */
export interface SignInTables {
  sign_ins: {
    id: Id;
    account_id: number;
    refresh_hash: string;
    device: string;
    host: WithDefault<string>;
    confirmed_at: OrNull<Date>;
    /** Begun with more than a password. */
    two_factors: WithDefault<boolean>;
    created_at: Date;
    last_used_at: Date;
  };
  known_places: { account_id: number; place_hash: string; last_used_at: Date };
  account_uses: { account_id: number; last_used_at: Date; noticed_at: Date | null };
  sign_in_failures: { key: string; count: number; last_failed_at: Date };
  password_resets: { account_id: number; token_hash: string; expires_at: Date };
  sign_in_links: {
    id: Id;
    account_id: number;
    token_hash: string;
    /** Of the secret of the browser that asked. */
    browser_hash: string;
    expires_at: Date;
  };
  second_factors: {
    account_id: number;
    /** The key of the app's codes, encrypted. */
    sealed: string;
    /** The half minute, counted from 1970, whose code was used last. */
    last_step: number;
    since: Date;
  };
  recovery_codes: {
    account_id: number;
    /** The code's first signs, which say which it is. */
    name: string;
    /** argon2id, of the others. */
    hash: string;
    used_at: OrNull<Date>;
  };
  passkeys: {
    id: Id;
    account_id: number;
    /** By which the device calls it, in base64url. */
    credential_id: string;
    /** COSE. */
    public_key: Buffer;
    counter: number;
    name: string;
    created_at: Date;
    last_used_at: OrNull<Date>;
  };
  used_challenges: { challenge: string; ends_at: Date };
}
