import { APPRAISAL } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';

export const appraisalApi = recordApi(APPRAISAL);
