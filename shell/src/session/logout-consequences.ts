import { loggedOut, logoutFailed, t, toast } from '@atrium/sdk';
import type { Middleware } from 'redux';
import { forgetPersonal } from '../storage/personal-texts.js';
import { forgetCompanyCode } from './known-companies.js';

/**
 * Product specification 4.1: logging out removes the company's code (and the person's drafts) and shows "Logout
 * Successful!"; a failed logout is only logged and changes nothing. A middleware of the store, so that it also applies
 * to a logout in a remote.
 */
export const logoutConsequences: Middleware = () => (next) => (action) => {
  if (loggedOut.match(action)) {
    forgetCompanyCode();
    forgetPersonal();
    toast.success(t('Logout Successful!'));
  }
  if (logoutFailed.match(action)) {
    // oxlint-disable-next-line no-console -- the product specification asks for the log and for nothing else
    console.error('Logout failed', action.payload);
  }
  return next(action);
};
