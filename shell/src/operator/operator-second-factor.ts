import type { SecondFactorCalls } from '../session/second-factor/second-factor-calls.js';
import {
  beginOperatorFactor,
  replaceOperatorCodes,
  turnOffOperatorFactor,
  turnOnOperatorFactor,
} from './operator.api.js';

/** The calls for the operator's own second factor. */
export const OPERATOR_FACTOR: SecondFactorCalls = {
  password: 'asked',
  begin: beginOperatorFactor,
  turnOn: turnOnOperatorFactor,
  replaceCodes: replaceOperatorCodes,
  turnOff: turnOffOperatorFactor,
};
