import type { Maintenance } from '@atrium/contracts';
import { callApi } from '@atrium/sdk';

export const getMaintenance = (): Promise<Maintenance> => callApi({ url: 'portal/maintenance' });
