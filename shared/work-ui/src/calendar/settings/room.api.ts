import { ROOM } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';

export const roomApi = recordApi(ROOM);
