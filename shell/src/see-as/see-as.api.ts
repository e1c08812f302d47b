import { callApi } from '@atrium/sdk';

/** The session shows the portal of its own person again. */
export const stopSeeing = () => callApi({ url: 'auth/stop-seeing', method: 'POST' });
