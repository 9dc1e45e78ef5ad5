/** Whether this browser can make and use passkeys here: keys belong to a name, never to a number of the network. */
export const isPasskeyPossible = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname);
