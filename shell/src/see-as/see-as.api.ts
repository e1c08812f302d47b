import { callApi } from '@atrium/sdk';

/** Ends looking as somebody else: the session shows its own person's portal again. */
export const stopSeeing = () => callApi({ url: 'auth/stop-seeing', method: 'POST' });
