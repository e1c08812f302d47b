import Swal from 'sweetalert2';
import { readFailure } from '../http/api-failure.js';
import { sendRequest } from '../http/send-request.js';
import { t } from '../language/texts.js';
import { frameOf } from './confirm-view.js';

/** What is wrong with a password, in words; null when it is right. */
async function tryPassword(password: string): Promise<string | null> {
  if (!password) return t('Enter your password.');
  try {
    await sendRequest({ url: 'account/confirmation', method: 'POST', body: { password } });
    return null;
  } catch (reason) {
    const { fields, message } = readFailure(reason).error;
    return fields?.['password'] ?? message;
  }
}

export async function askPassword(): Promise<boolean> {
  const answer = await Swal.fire({
    ...frameOf('normal'),
    titleText: t('Confirm that it is you'),
    text: t('This concerns the safety of an account. Enter your password to go on.'),
    input: 'password',
    inputLabel: t('Your password'),
    inputAttributes: { autocomplete: 'current-password', autocapitalize: 'none' },
    confirmButtonText: t('Confirm'),
    cancelButtonText: t('Cancel'),
    allowOutsideClick: false,
    preConfirm: async (password: string) => {
      const fault = await tryPassword(password);
      if (fault) Swal.showValidationMessage(fault);
      return fault === null;
    },
  });
  return answer.isConfirmed;
}
