import type { SecondFactorWays } from '../session/second-factor/second-factor-ways.js';
import {
  beginOperatorFactor,
  replaceOperatorCodes,
  turnOffOperatorFactor,
  turnOnOperatorFactor,
} from './operator.api.js';

/** The operator's own second step. */
export const OPERATOR_FACTOR: SecondFactorWays = {
  password: 'asked',
  begin: beginOperatorFactor,
  turnOn: turnOnOperatorFactor,
  replaceCodes: replaceOperatorCodes,
  turnOff: turnOffOperatorFactor,
};
