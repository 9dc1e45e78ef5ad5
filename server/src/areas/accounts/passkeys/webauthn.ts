/** Comes when the first passkey is made or used: it reads certificates of every maker, and few starts need it. */
export const webauthn = () => import('@simplewebauthn/server');
