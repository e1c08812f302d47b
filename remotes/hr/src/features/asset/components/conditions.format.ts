import { ASSET_CONDITION_LABELS, ASSET_CONDITIONS } from '@atrium/contracts';
import { translate } from '@atrium/sdk';

/** The conditions that an asset may be in, to choose from. */
export const conditionOptions = () =>
  ASSET_CONDITIONS.map((value) => ({ value, label: translate(ASSET_CONDITION_LABELS[value]) }));
