/** Comes when the first passkey is made or used: it reads certificates of every maker, and few starts need it. */
export const webauthn = () => import('@simplewebauthn/server');

/**
 * EdDSA, ES256 and RS256 (COSE algorithms, IANA): what authenticators have. Left to itself the library tries out newer ones
 * that Node still calls experimental, with a warning on each start.
 */
export const keyAlgorithms = [-8, -7, -257];
