import { PAY_COMPONENT } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';

export const componentApi = recordApi(PAY_COMPONENT);
