/** What the other rooms may use of this one. */
export { placeChanges } from './changes/place-changes.ts';
export { deleteOldDeliveries } from './webhooks/delivery-queries.ts';
export { deliverWebhooks } from './webhooks/deliver.ts';
export { contextOfWebhook } from './webhooks/webhook-queries.ts';
export { tellKeysLeft } from './tell-keys-left.ts';
export { findMachine } from './keys/find-machine.ts';
export { contextOfKey } from './keys/key-queries.ts';
